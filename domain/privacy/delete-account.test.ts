import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import type { JobState } from "../jobs/job-state.ts";
import { answeredCase, bea, sentRequest } from "../quotes/examples.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { deleteAccount } from "./delete-account.ts";
import { erasePerson } from "./erase-person.ts";
import { replayErasures } from "./replay-erasures.ts";

const { email } = beaUser;
const invited = { ...sentRequest, id: "0190b000-0000-7000-8000-0000000000ff" as QuoteRequestId };
const by = member(beaUser, beasBooths);

const accepted = {
  ...answeredCase,
  request: { ...answeredCase.request, status: "in-progress" as const },
  responses: answeredCase.responses.map((response) => ({
    ...response,
    status: response.builderId === bea ? ("accepted" as const) : ("declined" as const),
  })),
};

/** A builder who has quoted for one request and was asked to quote another; `removed`: addresses of accounts that are gone. */
function given(
  cases: QuoteCase[] = [answeredCase, { request: invited, responses: [] }],
  state: JobState | null = null,
) {
  const fakes = openTestPorts({ cases });
  const removed: string[] = [];
  const ports = {
    ...fakes,
    jobs: { find: async () => state && { job: { state } } },
    accounts: { remove: async (user: { email: string }) => void removed.push(user.email) },
    erasures: {
      listRequests: async () => [],
      eraseCorrespondence: async () => ({ contactMessages: 0, mails: 0 }),
      listErasures: async () => [],
      removeCorrespondence: async () => {},
      addErasures: async () => {},
    },
    erasureFile: { add: async () => {} },
  };
  return { fakes, removed, ports: ports as never };
}

test.each([
  ["its person", (ports: never) => deleteAccount(ports)({ email, eraseRequests: false, by })],
  [
    "its person, as an exhibitor who is not approved,",
    (ports: never) =>
      deleteAccount(ports)({
        email,
        eraseRequests: false,
        by: member(
          { ...beaUser, userType: "exhibitor" },
          { ...beasBooths, reviewState: "declined" },
        ),
      }),
  ],
  ["the operator", (ports: never) => erasePerson(ports)({ email, withAccount: true })],
])(
  "a builder's account that %s deletes leaves no quote to accept, and no invitation that waits",
  async (_, deleteIt) => {
    const { fakes, removed, ports } = given();
    await deleteIt(ports);
    expect(removed).toEqual([email]);
    const answered = await fakes.quotes.findCase(answeredCase.request.id);
    expect(answered?.responses.find(({ builderId }) => builderId === bea)).toMatchObject({
      status: "declined",
      withdrawnAt: fakes.clock.at,
    });
    for (const { id } of [answeredCase.request, invited]) {
      expect((await fakes.quotes.find(id))?.assignedBuilders).not.toContain(bea);
    }
    expect(fakes.letters()).toContain(`response-withdrawn to ${answeredCase.request.email}`);
  },
);

test("the exhibitor who chose a builder gets one email when the builder's account is deleted", async () => {
  const { fakes, ports } = given([accepted]);
  await deleteAccount(ports)({ email, eraseRequests: false, by });
  expect(fakes.letters()).toEqual([`builder-left to ${accepted.request.email}`]);
  expect((await fakes.quotes.findCase(accepted.request.id))?.responses).toContainEqual(
    expect.objectContaining({ builderId: bea, status: "accepted" }),
  );
});

test("the builder who was chosen gets one email when the exhibitor's account is deleted", async () => {
  const { fakes, ports } = given([accepted, { request: invited, responses: [] }]);
  await deleteAccount(ports)({ email: ada.email, eraseRequests: false, by: member(ada) });
  expect(fakes.letters()).toEqual([`exhibitor-left to ${email}`]);
});

test.each([
  ["open", "cancelled", "request-closed"],
  ["agreed", "cancelled", "request-closed"],
  ["delivered", "in-progress", "builder-left"],
] as const)(
  "a job that is %s is %s once its builder's account is gone [T03]",
  async (state, status, kind) => {
    const { fakes, ports } = given([accepted], state);
    await deleteAccount(ports)({ email, eraseRequests: false, by });
    expect((await fakes.quotes.find(accepted.request.id))?.status).toBe(status);
    expect(fakes.letters()).toEqual([`${kind} to ${accepted.request.email}`]);
  },
);

test("no email about a job that is done", async () => {
  const done = { ...accepted, request: { ...accepted.request, status: "completed" as const } };
  const { fakes, ports } = given([done]);
  await deleteAccount(ports)({ email, eraseRequests: false, by });
  expect(fakes.letters()).toEqual([]);
});

test("a builder's account that a restore brought back leaves no quote to accept, and mails no one again", async () => {
  const { fakes, removed, ports } = given();
  const journal = [{ kind: "account", id: beaUser.id, at: fakes.clock.at }] as const;
  expect(await replayErasures(ports)(journal)).toEqual({ accounts: 1, requests: 0 });
  expect(removed).toEqual([email]);
  const answered = await fakes.quotes.findCase(answeredCase.request.id);
  expect(answered?.responses.find(({ builderId }) => builderId === bea)).toMatchObject({
    status: "declined",
    withdrawnAt: fakes.clock.at,
  });
  for (const { id } of [answeredCase.request, invited]) {
    expect((await fakes.quotes.find(id))?.assignedBuilders).not.toContain(bea);
  }
  expect(fakes.letters()).toEqual([]);
});
