import type { User } from "../accounts/user.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import { isSameCompany } from "../shared/text/is-same-company.ts";
import { publicMailHosts } from "./public-mail-hosts.ts";

type Author = { user: Pick<User, "id" | "email">; company: string; email: string };
type Builder = Pick<BuilderProfileSummary, "userId" | "name" | "email"> & {
  invitationEmail: string | null;
};

/**
 * Whether the author of a review belongs to the builder: the same account, the same company, or
 * addresses of the same host, unless it is a public mail provider.
 */
export function isOwnBuilder({ user, company, email }: Author, builder: Builder): boolean {
  if (builder.userId === user.id || isSameCompany(builder.name, company)) return true;
  const theirs = [builder.email, builder.invitationEmail].map(hostOf);
  return [user.email, email]
    .map(hostOf)
    .some((host) => host !== "" && !publicMailHosts.has(host) && theirs.includes(host));
}

function hostOf(address: string | null): string {
  return address?.split("@").at(-1)?.trim().toLowerCase() ?? "";
}
