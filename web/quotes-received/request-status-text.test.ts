import { expect, test } from "vitest";
import { requestStatusText } from "./request-status-text.ts";

test.for([
  ["pending", "Processing Your Request", "Processing"],
  ["assigned", "Builders Matched", "Matched"],
  ["quotes_sent", "Quotes Sent to Builders", "Quotes Sent"],
  ["email_failed", "Communication Failed", "Failed"],
  ["in-progress", "Quotes Are Coming In", "Quotes In"],
  ["completed", "Completed", "Completed"],
  ["cancelled", "Cancelled", "Cancelled"],
  ["on_hold", "Unknown Status", "on_hold"],
  ["toString", "Unknown Status", "toString"],
  ["", "Unknown Status", "Unknown"],
  [null, "Unknown Status", "Unknown"],
] as const)("requestStatusText() calls %s '%s', badge %s", ([status, title, badge]) => {
  expect(requestStatusText(status)).toMatchObject({ title, badge });
});
