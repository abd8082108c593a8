import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { pendingRequest } from "../quotes/examples.ts";
import { claimOwnRequests } from "./claim-own-requests.ts";
import { ada, member } from "./examples.ts";

test.each([
  ["are the account's once its address is proven", ada, ada.id],
  ["stay without an account while it is not", { ...ada, emailVerifiedAt: null }, null],
])("requests sent while signed out %s", async (_, user, owner) => {
  const request = { ...pendingRequest, userId: null, email: "Ada@Exhibits.example" };
  const { quotes } = openTestPorts({ cases: [{ request, responses: [] }] });
  await claimOwnRequests({ quotes }, member(user));
  expect((await quotes.find(request.id))?.userId).toBe(owner);
});
