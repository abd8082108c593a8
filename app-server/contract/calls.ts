import { accountCalls } from "./account-calls.ts";
import { adminCalls } from "./admin-calls.ts";
import { apiCalls } from "./api-calls.ts";
import { auditCalls } from "./audit.ts";
import { type Call, describeCalls } from "./call.ts";
import { contactCalls } from "./contact-calls.ts";
import { mailChoiceCalls } from "./mail-choices.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { pictureCalls } from "./picture-calls.ts";
import { quoteCalls } from "./quote-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

/** Every call of the REST API. A test holds it against the routes that there are. */
export const calls: Call[] = [
  ...describeCalls(apiCalls),
  ...quoteCalls,
  ...adminCalls,
  ...auditCalls,
  ...signInCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...mailChoiceCalls,
  ...contactCalls,
  ...pictureCalls,
];
