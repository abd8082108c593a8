import type { Letter } from "../../domain/messages/letter.ts";
import type { LetterWords } from "./letter-words.ts";
import { accountNotice } from "./letters/accounts/account-notice.ts";
import { emailChange } from "./letters/accounts/email-change.ts";
import { emailChangeNotice } from "./letters/accounts/email-change-notice.ts";
import { passkeyNotice } from "./letters/accounts/passkey-notice.ts";
import { providerNotice } from "./letters/accounts/provider-notice.ts";
import { proofCode } from "./letters/accounts/reauthentication-code.ts";
import { signIn } from "./letters/accounts/sign-in.ts";
import { invitation } from "./letters/assignment/invitation.ts";
import { invitationDeclined } from "./letters/assignment/invitation-declined.ts";
import { invitationRemoved } from "./letters/assignment/invitation-removed.ts";
import { manyRequests } from "./letters/assignment/many-requests.ts";
import { requestClosed } from "./letters/assignment/request-closed.ts";
import { ownRequestReopened, requestReopened } from "./letters/assignment/request-reopened.ts";
import { requestToAssign } from "./letters/assignment/request-to-assign.ts";
import { builderInvite } from "./letters/builders/builder-invite.ts";
import { profileApproved } from "./letters/builders/profile-approved.ts";
import { profileDeclined } from "./letters/builders/profile-declined.ts";
import { projectDeclined } from "./letters/builders/project-declined.ts";
import { projectPublished } from "./letters/builders/project-published.ts";
import { contactMessage } from "./letters/contact-message.ts";
import { invitationReleased } from "./letters/promise/invitation-released.ts";
import { invitationReminder } from "./letters/promise/invitation-reminder.ts";
import { manyAlarms, promiseAlarm } from "./letters/promise/promise-alarm.ts";
import { promiseNews, promisePaused } from "./letters/promise/promise-news.ts";
import { quoteTakenBack } from "./letters/promise/quote-taken-back.ts";
import { requestWaits } from "./letters/promise/request-waits.ts";
import { responseLinkRenewed } from "./letters/promise/response-link-renewed.ts";
import { seatConfirmed } from "./letters/promise/seat-confirmed.ts";
import { workerSilent } from "./letters/promise/worker-silent.ts";
import { acceptanceRecord } from "./letters/quotes/acceptance-record.ts";
import { briefChanged } from "./letters/quotes/brief-changed.ts";
import { buildersAnswered } from "./letters/quotes/builders-answered.ts";
import { exhibitorAsked } from "./letters/quotes/exhibitor-asked.ts";
import { linesAsked } from "./letters/quotes/lines-asked.ts";
import { offerConfirmed } from "./letters/quotes/offer-confirmed.ts";
import { priceAsked } from "./letters/quotes/price-asked.ts";
import { questionAsked } from "./letters/quotes/question-asked.ts";
import { questionsAnswered } from "./letters/quotes/questions-answered.ts";
import { requestCancelled } from "./letters/quotes/request-cancelled.ts";
import { requestDecided } from "./letters/quotes/request-decided.ts";
import { requestErased } from "./letters/quotes/request-erased.ts";
import { requestReceived } from "./letters/quotes/request-received.ts";
import { responseAccepted } from "./letters/quotes/response-accepted.ts";
import { responseDeclined } from "./letters/quotes/response-declined.ts";
import { responseReceived } from "./letters/quotes/response-received.ts";
import { responseWithdrawn } from "./letters/quotes/response-withdrawn.ts";
import { roundClosed } from "./letters/quotes/round-closed.ts";
import { roundToBuilder } from "./letters/quotes/round-to-builder.ts";
import { builderLeft, exhibitorLeft } from "./letters/quotes/side-left.ts";
import { updateAsked } from "./letters/quotes/update-asked.ts";
import type { MailSite } from "./mail-site.ts";
import { testMail } from "./test/test-mail.ts";

/** The content of an email. A new kind doesn't compile without its own. */
export function writeLetter(letter: Letter, site: MailSite): LetterWords {
  switch (letter.kind) {
    case "request-received":
      return requestReceived(letter, site);
    case "request-to-assign":
      return requestToAssign(letter, site);
    case "many-requests":
      return manyRequests(letter, site);
    case "invitation":
      return invitation(letter, site);
    case "invitation-declined":
      return invitationDeclined(letter, site);
    case "invitation-removed":
      return invitationRemoved(letter, site);
    case "invitation-reminder":
      return invitationReminder(letter, site);
    case "invitation-released":
      return invitationReleased(letter, site);
    case "seat-confirmed":
      return seatConfirmed(letter, site);
    case "quote-taken-back":
      return quoteTakenBack(letter, site);
    case "response-link-renewed":
      return responseLinkRenewed(letter, site);
    case "worker-silent":
      return workerSilent(letter, site);
    case "request-waits":
      return requestWaits(letter, site);
    case "promise-few":
    case "promise-at-risk":
    case "promise-missed":
      return promiseNews(letter, site);
    case "promise-paused":
      return promisePaused(letter, site);
    case "promise-alarm":
      return promiseAlarm(letter, site);
    case "many-alarms":
      return manyAlarms(letter, site);
    case "response-received":
    case "response-revised":
      return responseReceived(letter, site);
    case "response-accepted":
      return responseAccepted(letter, site);
    case "acceptance-record":
      return acceptanceRecord(letter, site);
    case "request-decided":
      return requestDecided(letter, site);
    case "response-declined":
      return responseDeclined(letter, site);
    case "price-asked":
      return priceAsked(letter, site);
    case "question-asked":
      return questionAsked(letter, site);
    case "questions-answered":
      return questionsAnswered(letter, site);
    case "exhibitor-asked":
      return exhibitorAsked(letter, site);
    case "builders-answered":
      return buildersAnswered(letter, site);
    case "lines-asked":
      return linesAsked(letter, site);
    case "update-asked":
      return updateAsked(letter, site);
    case "brief-changed":
      return briefChanged(letter, site);
    case "round-opened":
    case "round-ends":
    case "round-cancelled":
      return roundToBuilder(letter, site);
    case "round-closed":
      return roundClosed(letter, site);
    case "offer-confirmed":
      return offerConfirmed(letter, site);
    case "response-withdrawn":
      return responseWithdrawn(letter, site);
    case "builder-left":
      return builderLeft(letter, site);
    case "exhibitor-left":
      return exhibitorLeft(letter, site);
    case "request-cancelled":
      return requestCancelled(letter, site);
    case "request-erased":
      return requestErased(letter, site);
    case "request-closed":
      return requestClosed(letter, site);
    case "request-reopened":
      return requestReopened(letter, site);
    case "own-request-reopened":
      return ownRequestReopened(letter, site);
    case "builder-invite":
      return builderInvite(letter, site);
    case "profile-approved":
      return profileApproved(letter, site);
    case "profile-declined":
      return profileDeclined(letter, site);
    case "project-published":
      return projectPublished(letter, site);
    case "project-declined":
      return projectDeclined(letter, site);
    case "sign-in":
      return signIn(letter, site);
    case "contact-message":
      return contactMessage(letter, site);
    case "email-change":
      return emailChange(letter, site);
    case "email-change-notice":
      return emailChangeNotice(letter, site);
    case "account-notice":
      return accountNotice(letter, site);
    case "passkey-notice":
      return passkeyNotice(letter, site);
    case "provider-notice":
      return providerNotice(letter, site);
    case "proof-code":
      return proofCode(letter, site);
    case "test-mail":
      return testMail(letter, site);
  }
}
