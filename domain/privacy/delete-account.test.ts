import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { answeredCase, bea, sentRequest } from "../quotes/examples.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { deleteAccount } from "./delete-account.ts";
import { erasePerson } from "./erase-person.ts";

const { email } = beaUser;
const invited = { ...sentRequest, id: "0190b000-0000-7000-8000-0000000000ff" as QuoteRequestId };
const by = member(beaUser, beasBooths);

/** A builder who has quoted for one request and was asked to quote another; `removed`: addresses of accounts that are gone. */
function given() {
  const house = openTestPorts({ cases: [answeredCase, { request: invited, responses: [] }] });
  const removed: string[] = [];
  const ports = {
    ...house,
    accounts: { remove: async (user: { email: string }) => void removed.push(user.email) },
    erasures: {
      listRequests: async () => [],
      eraseCorrespondence: async () => ({ contactMessages: 0, mails: 0 }),
      listErasures: async () => [],
    },
    erasureFile: { add: async () => {} },
  };
  return { house, removed, ports: ports as never };
}

test.each([
  ["its person", (ports: never) => deleteAccount(ports)({ email, eraseRequests: false, by })],
  ["the operator", (ports: never) => erasePerson(ports)({ email, withAccount: true })],
])(
  "a builder's account that %s deletes leaves no quote to accept, and no invitation that waits",
  async (_, deleteIt) => {
    const { house, removed, ports } = given();
    await deleteIt(ports);
    expect(removed).toEqual([email]);
    const answered = await house.quotes.findCase(answeredCase.request.id);
    expect(answered?.responses.find(({ builderId }) => builderId === bea)).toMatchObject({
      ...{ status: "declined", withdrawnAt: house.clock.at },
    });
    for (const { id } of [answeredCase.request, invited]) {
      expect((await house.quotes.find(id))?.assignedBuilders).not.toContain(bea);
    }
    expect(house.letters()).toContain(`response-withdrawn to ${answeredCase.request.email}`);
  },
);
