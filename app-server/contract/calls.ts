import { accountCalls } from "./account-calls.ts";
import { adminCalls } from "./admin-calls.ts";
import { apiCalls } from "./api-calls.ts";
import { auditCalls } from "./audit.ts";
import { builderCalls } from "./builder-calls.ts";
import { builderDeskCalls } from "./builder-desk-calls.ts";
import { type Call, describeCalls } from "./call.ts";
import { changesCalls } from "./changes.ts";
import { contactCalls } from "./contact-calls.ts";
import { dashboardCalls } from "./dashboard-calls.ts";
import { mailChoiceCalls } from "./mail-choices.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { pictureCalls } from "./picture-calls.ts";
import { portfolioCalls } from "./portfolio-calls.ts";
import { quoteCalls } from "./quote-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

/** Every call of the REST API. A test holds it against the routes that there are. */
export const calls: Call[] = [
  ...describeCalls(apiCalls),
  ...quoteCalls,
  ...dashboardCalls,
  ...changesCalls,
  ...adminCalls,
  ...auditCalls,
  ...reviewCalls,
  ...signInCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...mailChoiceCalls,
  ...builderDeskCalls,
  ...portfolioCalls,
  ...builderCalls,
  ...contactCalls,
  ...pictureCalls,
];
