import type { SecurityLog } from "../security-events/security-event.ts";
import type { SecurityTally } from "../security-events/security-tally.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { chooseMail } from "./mail-choices/choose-mail.ts";
import { readMailChoices } from "./mail-choices/read-mail-choices.ts";
import type { SuppressionList } from "./mail-choices/suppression-list.ts";
import { openUnsubscribe, unsubscribe } from "./mail-choices/unsubscribe.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { askForPasskey } from "./passkeys/ask-for-passkey.ts";
import { createRegistrationOptions } from "./passkeys/create-registration-options.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import type { PasskeyRepository, PasskeyVerifier } from "./passkeys/passkey-ports.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { signInByPasskey } from "./passkeys/sign-in-by-passkey.ts";
import type {
  AccountRepository,
  IdentityRepository,
  ProviderAttemptRepository,
  RequestClaims,
  SecretSource,
  SessionRepository,
  SignInRepository,
  UserRepository,
} from "./ports.ts";
import { changeProfile } from "./profile/change-profile.ts";
import { confirmEmailChange } from "./profile/confirm-email-change.ts";
import { downloadData } from "./profile/download-data.ts";
import { listAccountEvents } from "./profile/list-account-events.ts";
import { openEmailChange } from "./profile/open-email-change.ts";
import { dropEmailChange, readEmailChange } from "./profile/pending-email-change.ts";
import { switchType } from "./profile/switch-type.ts";
import { promoteAdmin } from "./promote-admin.ts";
import { beginProviderSignIn } from "./providers/begin-provider-sign-in.ts";
import { changeOwnProvider } from "./providers/change-own-provider.ts";
import { completeProviderSignIn } from "./providers/complete-provider-sign-in.ts";
import { listOwnProviders } from "./providers/list-own-providers.ts";
import type { SignInProvider } from "./providers/sign-in-provider.ts";
import { readReauthentication } from "./reauthentication/read-reauthentication.ts";
import { reauthenticateByCode } from "./reauthentication/reauthenticate-by-code.ts";
import { reauthenticateByPasskey } from "./reauthentication/reauthenticate-by-passkey.ts";
import { sendReauthenticationCode } from "./reauthentication/send-reauthentication-code.ts";
import { startPasskeyReauthentication } from "./reauthentication/start-passkey-reauthentication.ts";
import { endSession } from "./sessions/end-session.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { readSession } from "./sessions/read-session.ts";
import { removeExpiredSessions } from "./sessions/remove-expired-sessions.ts";
import { signOut, signOutEverywhere } from "./sessions/sign-out.ts";
import { completeSignIn } from "./sign-in/complete-sign-in.ts";
import { completeSignInByCode } from "./sign-in/complete-sign-in-by-code.ts";
import { openSignInLink } from "./sign-in/open-sign-in-link.ts";
import { requestSignInLink } from "./sign-in/request-sign-in-link.ts";
import { signInAsSample } from "./sign-in/sign-in-as-sample.ts";

/** Ports that these use cases need. */
export type AccountsPorts = {
  clock: Clock;
  ids: Ids;
  secrets: SecretSource;
  quotes: RequestClaims;
  securityLog: SecurityLog;
  /** Of the whole process. */
  securityTally: SecurityTally;
  users: UserRepository;
  accounts: AccountRepository;
  sessions: SessionRepository;
  signIns: SignInRepository;
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  /** Those that the operator has set up. */
  providers: readonly SignInProvider[];
  providerAttempts: ProviderAttemptRepository;
  identities: IdentityRepository;
  suppressionList: SuppressionList;
};

/** The use cases: signing in, sessions, passkeys, providers and profiles. */
export function createAccounts(ports: AccountsPorts) {
  return {
    requestSignInLink: requestSignInLink(ports),
    openSignInLink: openSignInLink(ports),
    completeSignIn: completeSignIn(ports),
    completeSignInByCode: completeSignInByCode(ports),
    beginProviderSignIn: beginProviderSignIn(ports),
    completeProviderSignIn: completeProviderSignIn(ports),
    listOwnProviders: listOwnProviders(ports),
    changeOwnProvider: changeOwnProvider(ports),
    signInAsSample: signInAsSample(ports),
    listPasskeys: listPasskeys(ports),
    createRegistrationOptions: createRegistrationOptions(ports),
    addPasskey: addPasskey(ports),
    renamePasskey: renamePasskey(ports),
    removePasskey: removePasskey(ports),
    askForPasskey: askForPasskey(ports),
    signInByPasskey: signInByPasskey(ports),
    readReauthentication: readReauthentication(ports),
    startPasskeyReauthentication: startPasskeyReauthentication(ports),
    reauthenticateByPasskey: reauthenticateByPasskey(ports),
    sendReauthenticationCode: sendReauthenticationCode(ports),
    reauthenticateByCode: reauthenticateByCode(ports),
    readSession: readSession(ports),
    signOut: signOut(ports),
    listSessions: listSessions(ports),
    endSession: endSession(ports),
    signOutEverywhere: signOutEverywhere(ports),
    listAccountEvents: listAccountEvents(ports),
    downloadData: downloadData(ports),
    changeProfile: changeProfile(ports),
    switchType: switchType(ports),
    openEmailChange: openEmailChange(ports),
    confirmEmailChange: confirmEmailChange(ports),
    readEmailChange: readEmailChange(ports),
    dropEmailChange: dropEmailChange(ports),
    promoteAdmin: promoteAdmin(ports),
    removeExpiredSessions: removeExpiredSessions(ports),
    readMailChoices: readMailChoices(ports),
    chooseMail: chooseMail(ports),
    openUnsubscribe: openUnsubscribe(ports),
    unsubscribe: unsubscribe(ports),
  };
}
