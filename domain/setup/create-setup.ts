import { feature } from "../shared/feature.ts";
import { readSetup } from "./read-setup.ts";
import { sendTestMail } from "./send-test-mail.ts";

/** The use cases by which an admin sets up a new site. */
export const createSetup = feature({ readSetup, sendTestMail });
