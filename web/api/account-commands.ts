import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import type { MessageBody } from "../../app-server/contract/admin.ts";
import type {
  ChangedProfileBody,
  EmailChangeBody,
  ProfileFormInput,
} from "../../app-server/contract/profile.ts";
import type { OwnType } from "../../domain/accounts/user.ts";

/** What only the settings ask for, in the browser. */
export type AccountCommands = {
  changeProfile(form: ProfileFormInput): Promise<ChangedProfileBody>;
  switchType(userType: OwnType): Promise<CurrentUserBody>;
  emailToConfirm(): Promise<EmailChangeBody>;
  keepEmail(): Promise<MessageBody>;
};
