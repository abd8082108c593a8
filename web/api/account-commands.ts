import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { MailChoicesBody } from "../../app-server/contract/accounts/mail-choices.ts";
import type {
  PasskeyBody,
  PasskeyOptionsBody,
  ProofBody,
} from "../../app-server/contract/accounts/passkeys.ts";
import type {
  AccountEventBody,
  ChangedProfileBody,
  EmailChangeBody,
  OwnProviderBody,
  OwnSessionBody,
  ProfileFormInput,
} from "../../app-server/contract/accounts/profile.ts";
import type { MessageBody } from "../../app-server/contract/admin.ts";
import type { OwnType } from "../../domain/accounts/user.ts";
import type { MailTopic } from "../../domain/messages/mail-topic.ts";

/** What people do with their own accounts and favourites, in the browser. */
export type AccountCommands = {
  changeProfile(form: ProfileFormInput): Promise<ChangedProfileBody>;
  switchType(userType: OwnType): Promise<CurrentUserBody>;
  emailToConfirm(): Promise<EmailChangeBody>;
  keepEmail(): Promise<MessageBody>;

  ownProviders(): Promise<OwnProviderBody[]>;
  removeOwnProvider(id: string): Promise<MessageBody>;
  removedProviders(): Promise<OwnProviderBody[]>;
  letProviderIn(id: string): Promise<MessageBody>;
  passkeys(): Promise<PasskeyBody[]>;
  passkeyOptions(): Promise<PasskeyOptionsBody>;
  /** `answer` is what the browser got from the device. */
  addPasskey(name: string, answer: unknown): Promise<PasskeyBody>;
  renamePasskey(id: string, name: string): Promise<MessageBody>;
  removePasskey(id: string): Promise<MessageBody>;
  passkeySignInOptions(): Promise<PasskeyOptionsBody>;
  signInByPasskey(answer: unknown, returnTo: string | null): Promise<{ returnTo: string }>;

  mailChoices(): Promise<MailChoicesBody>;
  chooseMail(wanted: readonly MailTopic[]): Promise<MailChoicesBody>;

  proof(): Promise<ProofBody>;
  proofOptions(): Promise<PasskeyOptionsBody>;
  proveByPasskey(answer: unknown): Promise<MessageBody>;
  sendProofCode(): Promise<MessageBody>;
  proveByCode(code: string): Promise<MessageBody>;

  sessions(): Promise<OwnSessionBody[]>;
  endSession(id: string): Promise<MessageBody>;
  signOutEverywhere(): Promise<MessageBody>;
  accountEvents(): Promise<AccountEventBody[]>;
  /** `email` is the account's own, to be sure. */
  deleteAccount(form: { email: string; eraseRequests: boolean }): Promise<MessageBody>;
};
