import type { User } from "../../../domain/accounts/user.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { JsonRow } from "../sql/stored-row.ts";

export function toUser(row: JsonRow<UserRow>): User {
  return {
    id: row.id,
    email: row.email,
    emailVerifiedAt: row.email_verified_at === null ? null : new Date(row.email_verified_at),
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    userType: row.user_type,
    company: row.company,
    jobTitle: row.job_title,
    phone: row.phone,
    suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** Without its suspension, which has a way of its own. */
export function toUserRow(user: User): Omit<UserRow, "suspended_at" | "suspended_reason"> {
  return {
    id: user.id,
    email: user.email,
    email_verified_at: user.emailVerifiedAt,
    first_name: user.firstName,
    last_name: user.lastName,
    profile_image_url: user.profileImageUrl,
    user_type: user.userType,
    company: user.company,
    job_title: user.jobTitle,
    phone: user.phone,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}
