import { feature } from "../shared/feature.ts";
import { chooseMail } from "./mail-choices/choose-mail.ts";
import { readMailChoices } from "./mail-choices/read-mail-choices.ts";
import { openUnsubscribe, unsubscribe } from "./mail-choices/unsubscribe.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { askForPasskey } from "./passkeys/ask-for-passkey.ts";
import { createRegistrationOptions } from "./passkeys/create-registration-options.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { signInByPasskey } from "./passkeys/sign-in-by-passkey.ts";
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

/** The use cases: signing in, sessions, passkeys, providers and profiles. */
export const createAccounts = feature({
  requestSignInLink,
  openSignInLink,
  completeSignIn,
  completeSignInByCode,
  beginProviderSignIn,
  completeProviderSignIn,
  listOwnProviders,
  changeOwnProvider,
  signInAsSample,
  listPasskeys,
  createRegistrationOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  askForPasskey,
  signInByPasskey,
  readReauthentication,
  startPasskeyReauthentication,
  reauthenticateByPasskey,
  sendReauthenticationCode,
  reauthenticateByCode,
  readSession,
  signOut,
  listSessions,
  endSession,
  signOutEverywhere,
  listAccountEvents,
  downloadData,
  changeProfile,
  switchType,
  openEmailChange,
  confirmEmailChange,
  readEmailChange,
  dropEmailChange,
  promoteAdmin,
  removeExpiredSessions,
  readMailChoices,
  chooseMail,
  openUnsubscribe,
  unsubscribe,
});
