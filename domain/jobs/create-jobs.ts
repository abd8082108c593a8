import { feature } from "../shared/feature.ts";
import { agreeJob, changeAgreement } from "./agree-job.ts";
import { askApproval, decideApproval } from "./ask-approval.ts";
import { beginJob } from "./begin-job.ts";
import { callOffJob } from "./call-off-job.ts";
import { confirmBill } from "./confirm-bill.ts";
import { decideChange } from "./decide-change.ts";
import { enterBill } from "./enter-bill.ts";
import { followJobs } from "./follow-jobs.ts";
import { lapseChanges } from "./lapse-changes.ts";
import { listJobs } from "./list-jobs.ts";
import { notifyJobs } from "./notify-jobs.ts";
import { raiseChange } from "./raise-change.ts";
import { shareCertificate } from "./share-certificate.ts";
import { signOff } from "./sign-off.ts";
import { statePayment } from "./state-payment.ts";
import { viewCloseOut } from "./view-close-out.ts";
import { viewJob } from "./view-job.ts";
import { listMessages, writeMessage } from "./write-message.ts";

/** The use cases: what both sides do with an accepted quote until the booth is built. */
export const createJobs = feature({
  beginJob,
  viewJob,
  listJobs,
  raiseChange,
  decideChange,
  lapseChanges,
  callOffJob,
  viewCloseOut,
  enterBill,
  confirmBill,
  signOff,
  followJobs,
  agreeJob,
  changeAgreement,
  statePayment,
  notifyJobs,
  askApproval,
  decideApproval,
  writeMessage,
  shareCertificate,
  listMessages,
});
