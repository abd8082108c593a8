import type { MailHolds } from "../messages/mail-hold.ts";
import type { EvaluationNeeds } from "../promise-evaluation/evaluate-promises.ts";
import { releaseHeldMail, releaseMail } from "./release-mail.ts";
import { readMailHold, viewMailHold } from "./view-mail-hold.ts";

/** Ports that these use cases need. */
export type MailHoldPorts = EvaluationNeeds & {
  mailHolds: MailHolds;
  /** HOLD_MAIL is set: the operator wants the hold. */
  isMailHeldBySetting: boolean;
};

/** The use cases of a copied database, whose emails wait for their release. */
export function createMailHold(ports: MailHoldPorts) {
  return {
    viewMailHold: viewMailHold(ports),
    releaseMail: releaseMail(ports),
    readMailHold: readMailHold(ports),
    releaseHeldMail: releaseHeldMail(ports),
  };
}
