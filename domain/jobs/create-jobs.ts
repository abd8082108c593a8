import { feature } from "../shared/feature.ts";
import { addPunchPhoto, findPhotoTarget } from "./add-punch-photo.ts";
import { agreeJob, changeAgreement } from "./agree-job.ts";
import { askApproval, decideApproval } from "./ask-approval.ts";
import { beginJob } from "./begin-job.ts";
import { callOffJob } from "./call-off-job.ts";
import { answerCallIn, callIn, closeCallIn } from "./call-us-in.ts";
import { confirmBill } from "./confirm-bill.ts";
import { decideChange } from "./decide-change.ts";
import { enterBill } from "./enter-bill.ts";
import { readFinalBills } from "./final-bills.ts";
import { followJobs } from "./follow-jobs.ts";
import { lapseChanges } from "./lapse-changes.ts";
import { listJobs } from "./list-jobs.ts";
import { decidePunch, notePunch } from "./note-punch.ts";
import { notifyJobs } from "./notify-jobs.ts";
import { raiseChange } from "./raise-change.ts";
import { sayBuilt } from "./say-built.ts";
import { openSiteLink, revokeSiteLink, sayStands } from "./say-stands.ts";
import { shareCertificate } from "./share-certificate.ts";
import { makeProject, showAsBuilt } from "./show-as-built.ts";
import { signOff } from "./sign-off.ts";
import { statePayment } from "./state-payment.ts";
import { viewCloseOut } from "./view-close-out.ts";
import { viewJob } from "./view-job.ts";
import { readSiteFile, viewSite } from "./view-site.ts";
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
  notePunch,
  decidePunch,
  findPhotoTarget,
  addPunchPhoto,
  sayStands,
  openSiteLink,
  revokeSiteLink,
  viewSite,
  readSiteFile,
  callIn,
  answerCallIn,
  closeCallIn,
  sayBuilt,
  readFinalBills,
  showAsBuilt,
  makeProject,
});
