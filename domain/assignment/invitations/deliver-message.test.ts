import { expect, test } from "vitest";
import { createMemoryBuilderProfileRepository } from "../../../adapters/memory/builder-profile-repository.ts";
import { createMemoryMailbox } from "../../../adapters/memory/mailbox.ts";
import { createMemoryMessageRepository } from "../../../adapters/memory/message-repository.ts";
import { createMemoryPromises } from "../../../adapters/memory/promises.ts";
import { createMemoryQuoteRequestRepository } from "../../../adapters/memory/quote-request-repository.ts";
import { builderProfiles } from "../../builder-profiles/examples.ts";
import { invitationLetter, queuedMessage } from "../../messages/examples.ts";
import type { Letter } from "../../messages/letter.ts";
import type { MailOutcome, Message, MessageRepository } from "../../messages/ports.ts";
import { bea, beasResponse, carl, invitation, now, pendingRequest } from "../../quotes/examples.ts";
import { requestFacts } from "../../quotes/letters/request-letter.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteResponse } from "../../quotes/quote-response.ts";
import type { MessageId } from "../../shared/id.ts";
import { deliverMessage } from "./deliver-message.ts";

const queued = { invitedAt: now, delivery: "queued", deliveredAt: null } as const;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const refused = { kind: "refused", error: "550 No such mailbox" } as const;
const unavailable = { kind: "unavailable", error: "451 Come back later" } as const;

const invited: QuoteRequest = {
  ...pendingRequest,
  status: "assigned",
  assignedBuilders: [bea, carl],
  assignmentDate: now,
  invitations: [invitation(bea, queued), invitation(carl, queued)],
};
const toBea = queuedMessage({
  letter: invitationLetter,
  quoteRequestId: invited.id,
  builderId: bea,
});
const toCarl = {
  ...toBea,
  id: "0190e000-0000-7000-8000-000000000002" as MessageId,
  builderId: carl,
};

function setUp(
  messages: Message[],
  outcomes: MailOutcome[] = [],
  request = invited,
  responses: QuoteResponse[] = [],
) {
  const outbox = structuredClone(messages);
  const { repository: promises, policies: promisePolicies } = createMemoryPromises(outbox);
  const quotes = createMemoryQuoteRequestRepository([{ request, responses }], outbox);
  const builders = createMemoryBuilderProfileRepository(structuredClone(builderProfiles));
  const times = { builders, promises, promisePolicies };
  const mailbox = createMemoryMailbox(outcomes);
  const clock = { at: now, now: () => clock.at };
  const messageRows = createMemoryMessageRepository(outbox);
  const ports = { clock, mailbox, quotes, ...times, messages: messageRows };
  const deliver = ({ id }: { id: MessageId }) => deliverMessage(ports)({ messageId: id });
  return { ports, outbox, mailbox, clock, deliver, request: () => quotes.find(request.id) };
}

test("deliverMessage() sends a message once", async () => {
  const { deliver, outbox, mailbox } = setUp([queuedMessage()]);

  expect(await deliver(queuedMessage())).toEqual({ kind: "sent" });
  expect(await deliver(queuedMessage())).toEqual({ kind: "idle" });
  expect(mailbox.sent).toHaveLength(1);
  expect(outbox[0]).toMatchObject({ state: "sent", attempts: 1, endedAt: now, lastError: null });
});

test("deliverMessage() ends an invitation that an operator dropped as failed, so that it can be sent again [Y01]", async () => {
  const { ports, outbox, mailbox, request } = setUp([toBea]);
  const messages: MessageRepository = {
    ...ports.messages,
    claim: async (id, at) => {
      const claimed = await ports.messages.claim(id, at);
      return claimed && { ...claimed, isDropped: true };
    },
  };
  await deliverMessage({ ...ports, messages })({ messageId: toBea.id });
  expect(mailbox.sent).toEqual([]);
  expect(outbox[0]).toMatchObject({
    state: "failed",
    lastError: "Dropped by an operator, so never sent",
  });
  expect((await request())?.invitations[0]).toMatchObject({ delivery: "failed" });
});

test("an invitation that waits has a job at its time, and is not sent once it is undone [W10]", async () => {
  const held = { ...toBea, nextAttemptAt: later(0.25) };
  const undone = { ...invited, assignedBuilders: [carl], invitations: [invitation(carl, queued)] };
  for (const [request, sent] of [
    [invited, 1],
    [undone, 0],
  ] as const) {
    const { deliver, mailbox, clock } = setUp([held], [], request);
    expect(await deliver(held)).toEqual({ kind: "postponed", until: later(0.25) });
    clock.at = later(0.25);
    await deliver(held);
    expect(mailbox.sent).toHaveLength(sent);
    expect(await deliver(held)).toEqual({ kind: "idle" });
  }
});

test("deliverMessage() leaves a message alone that another worker holds", async () => {
  const { deliver, mailbox } = setUp([queuedMessage()]);

  const both = await Promise.all([deliver(queuedMessage()), deliver(queuedMessage())]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["idle", "sent"]);
  expect(mailbox.sent).toHaveLength(1);
});

test("deliverMessage() ends a refused message as failed, with the server's words", async () => {
  const { deliver, outbox } = setUp([queuedMessage()], [refused]);

  expect(await deliver(queuedMessage())).toEqual({ kind: "failed" });
  expect(outbox[0]).toMatchObject({ state: "failed", endedAt: now, lastError: refused.error });
});

test("deliverMessage() tries again after growing pauses, and gives up in the end", async () => {
  const letter: Letter = { kind: "test-mail", to: invitationLetter.to };
  const { deliver, outbox, clock, mailbox } = setUp(
    [queuedMessage({ letter })],
    Array.from({ length: 7 }, () => unavailable),
  );

  expect(await deliver(queuedMessage())).toEqual({ kind: "postponed", until: later(1) });
  expect(outbox[0]).toMatchObject({ state: "queued", lastError: unavailable.error });
  expect(await deliver(queuedMessage())).toEqual({ kind: "idle" });

  for (let attempt = 2; attempt <= 7; attempt += 1) {
    clock.at = outbox[0]?.nextAttemptAt ?? now;
    await deliver(queuedMessage());
  }
  expect(mailbox.sent).toHaveLength(7);
  expect(outbox[0]).toMatchObject({ state: "failed", lastError: unavailable.error });
});

test("deliverMessage() moves the request on when its last invitation has gone out", async () => {
  const { deliver, outbox, request } = setUp([toBea, toCarl], [{ kind: "accepted" }, refused]);

  await deliver(toBea);
  expect(await request()).toMatchObject({ status: "assigned", sentToBuilders: [] });
  await deliver(toCarl);
  expect(await request()).toMatchObject({
    status: "quotes_sent",
    sentToBuilders: [bea],
    invitations: [
      { builderId: bea, delivery: "sent", deliveryError: null },
      { builderId: carl, delivery: "failed", deliveryError: refused.error },
    ],
  });
  expect(outbox.map(({ state }) => state)).toEqual(["sent", "failed"]);
});

test("deliverMessage() says so when every invitation failed", async () => {
  const { deliver, request } = setUp([toBea, toCarl], [refused, refused]);

  await deliver(toBea);
  await deliver(toCarl);
  expect(await request()).toMatchObject({ status: "email_failed", sentToBuilders: [] });
});

test("deliverMessage() never sends again because someone else saved the request", async () => {
  const { deliver, mailbox, request, ports, outbox } = setUp([toBea, toCarl]);
  let others = 6;
  const { save } = ports.quotes;
  ports.quotes.save = async (change) => {
    const current = await request();
    others -= 1;
    if (others > 0 && current) await save({ request: { ...current, notes: `${others}` } });
    await save(change);
  };

  await deliver(toBea);
  await deliver(toCarl);
  expect(mailbox.sent).toHaveLength(2);
  expect(await request()).toMatchObject({ status: "quotes_sent", notes: "1" });
  expect(outbox.map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test.for([
  ["removed", invitation(bea, { ...queued, removedAt: now })],
  ["of a later round", invitation(bea, { ...queued, invitedAt: later(5) })],
] as const)(
  "deliverMessage() sends nothing and only ends the message when the invitation is %s",
  async ([, other]) => {
    const changed = { ...invited, invitations: [other] };
    const { deliver, outbox, request } = setUp([toBea], [], changed);

    expect(await deliver(toBea)).toEqual({ kind: "failed" });
    expect(await request()).toEqual(changed);
    expect(outbox[0]).toMatchObject({ state: "failed" });
  },
);

test("deliverMessage() leaves the request alone when a letter about it is no invitation", async () => {
  const { deliver, request } = setUp([{ ...toBea, letter: queuedMessage().letter }]);

  expect(await deliver(toBea)).toEqual({ kind: "sent" });
  expect(await request()).toEqual(invited);
});

test("deliverMessage() keeps an earlier round's invitation from counting for the present one", async () => {
  const first = invitation(bea, { ...queued, removedAt: later(1) });
  const second = invitation(bea, { ...queued, invitedAt: later(2) });
  const again: QuoteRequest = {
    ...invited,
    assignedBuilders: [bea],
    invitations: [first, second],
  };
  const { deliver, mailbox, request } = setUp([toBea], [], again);

  expect(await deliver(toBea)).toEqual({ kind: "failed" });
  expect(mailbox.sent).toHaveLength(0);
  expect(await request()).toMatchObject({ status: "assigned", sentToBuilders: [] });
});

test("deliverMessage() does not invite to a request that was canceled meanwhile", async () => {
  const { deliver, mailbox, outbox } = setUp([toBea], [], { ...invited, status: "cancelled" });

  expect(await deliver(toBea)).toEqual({ kind: "failed" });
  expect(mailbox.sent).toHaveLength(0);
  expect(outbox[0]?.lastError).toBe("No longer wanted, so never sent");
});

test("an invitation that waited for the mail server has its time to answer from when it goes out; all say the same [Q19]", async () => {
  const promised = new Date("2027-01-06T10:00:00Z");
  const asked = { ...queued, respondBy: promised };
  const letter = { ...invitationLetter, answerBy: promised.toISOString() };
  const waiting = { ...invited, invitations: [invitation(bea, asked)], assignedBuilders: [bea] };
  const { deliver, clock, mailbox, request } = setUp([{ ...toBea, letter }], [], waiting);
  clock.at = later(6 * 60);
  expect(await deliver(toBea)).toEqual({ kind: "sent" });
  const stored = (await request())?.invitations[0]?.respondBy;
  expect(stored && stored > promised).toBe(true);
  expect(mailbox.sent[0]?.letter).toMatchObject({ answerBy: stored?.toISOString() });
});

test("an invitation that goes out at once keeps the time to answer that it was written with", async () => {
  const promised = new Date("2027-01-06T10:00:00Z");
  const asked = { ...queued, respondBy: promised };
  const waiting = { ...invited, invitations: [invitation(bea, asked)], assignedBuilders: [bea] };
  const { deliver, clock, request } = setUp([toBea], [], waiting);
  clock.at = later(10);
  await deliver(toBea);
  expect((await request())?.invitations[0]?.respondBy).toEqual(promised);
});

test("a reminder that waited for the mail server is not sent at night, and says the times as they are now, the exhibitor's as the deadline [Q18][W05]", async () => {
  const timeZone = "America/Los_Angeles";
  const answerBy = new Date("2027-01-07T10:00:00Z");
  const asked = invitation(bea, { invitedAt: now, respondBy: answerBy });
  const letter = {
    ...invitationLetter,
    kind: "invitation-reminder",
    hasBegun: false,
    timeZone,
    answerBy: later(60).toISOString(),
  } as Letter;
  const reminder = { ...toBea, letter };
  const waiting = { ...invited, invitations: [asked], assignedBuilders: [bea] };
  const { deliver, clock, mailbox, outbox } = setUp([reminder], [], waiting);
  // 22:30 in Los Angeles
  clock.at = new Date("2027-01-06T06:30:00Z");
  const morning = new Date("2027-01-06T15:00:00Z");
  expect(await deliver(reminder)).toEqual({ kind: "postponed", until: morning });
  expect(outbox[0]).toMatchObject({ state: "queued", attempts: 0 });
  clock.at = morning;
  expect(await deliver(reminder)).toEqual({ kind: "sent" });
  expect(mailbox.sent[0]?.letter).toMatchObject({
    answerBy: "2027-01-07T08:00:00.000Z",
    welcomeUntil: answerBy.toISOString(),
  });

  const over = setUp([reminder], [], waiting);
  over.clock.at = answerBy;
  expect(await over.deliver(reminder)).toEqual({ kind: "failed" });
  expect(over.mailbox.sent).toEqual([]);
});

test("a builder who was removed and invited again is reminded: only an answer to the standing invitation ends that", async () => {
  const letter = {
    ...invitationLetter,
    kind: "invitation-reminder",
    hasBegun: false,
    timeZone: "America/Los_Angeles",
  } as Letter;
  const reminder = { ...toBea, letter };
  const first = invitation(bea, { removedAt: later(-20) });
  const again: QuoteRequest = {
    ...invited,
    assignedBuilders: [bea],
    invitations: [first, invitation(bea, { invitedAt: later(-10) })],
  };
  // 11:00 in Los Angeles
  const at = new Date("2027-01-05T19:00:00.000Z");
  const outcomeWith = async (response: Partial<QuoteResponse>) => {
    const answer = { ...beasResponse, ...response };
    const { deliver, clock } = setUp([reminder], [], again, [answer]);
    clock.at = at;
    return (await deliver(reminder)).kind;
  };
  expect(await outcomeWith({ status: "declined", createdAt: later(-30) })).toBe("sent");
  expect(await outcomeWith({ createdAt: later(-10) })).toBe("failed");
});

test.each([
  [{ kind: "sign-in", token: "t", code: "123456", minutesValid: 10 }, 10],
  [{ kind: "proof-code", code: "123456", minutesValid: 10 }, 10],
  [{ kind: "email-change", token: "t", hoursValid: 1 }, 60],
  [{ kind: "builder-invite", token: "t", builderName: null, daysValid: 14 }, 14 * 24 * 60],
] as const)(
  "a letter that says how long it is valid is not sent once that is over: %j",
  async (words, minutes) => {
    const letter: Letter = { ...words, to: invitationLetter.to };
    const deliverAt = async (after: number) => {
      const { deliver, clock } = setUp([queuedMessage({ letter })]);
      clock.at = later(after);
      return (await deliver(queuedMessage({ letter }))).kind;
    };
    expect(await deliverAt(minutes - 1)).toBe("sent");
    expect(await deliverAt(minutes)).toBe("failed");
  },
);

test("deliverMessage() emails the latest price of a revised quote, and nothing about one that is no longer pending [Y05]", async () => {
  const letter: Letter = {
    kind: "response-revised",
    to: { name: null, address: "ada@engines.example" },
    request: requestFacts(invited),
    responseId: beasResponse.id,
    firstName: "Ada",
    builderName: "Bea's Booths",
    quotedAmount: 1,
  };
  const message = queuedMessage({ letter, quoteRequestId: invited.id });
  const { deliver, mailbox } = setUp([message], [], invited, [beasResponse]);
  await deliver(message);
  expect(mailbox.sent[0]?.letter).toMatchObject({ quotedAmount: beasResponse.quotedAmount });
  for (const ended of [{ status: "accepted" }, { withdrawnAt: now }] as const) {
    const over = setUp([message], [], invited, [{ ...beasResponse, ...ended }]);
    await over.deliver(message);
    expect(over.mailbox.sent).toEqual([]);
  }
});

test("deliverMessage() emails nothing about a quote that was sent again and withdrawn while it waited [Y05]", async () => {
  const letter: Letter = {
    kind: "response-received",
    to: { name: null, address: "ada@engines.example" },
    request: requestFacts(invited),
    responseId: beasResponse.id,
    firstName: "Ada",
    builderName: "Bea's Booths",
    quotedAmount: 1,
    received: 1,
    promised: 5,
  };
  const message = queuedMessage({ letter, quoteRequestId: invited.id });
  const at = beasResponse.createdAt.getTime();
  const sentAfter = async (minutesBefore: number, withdrawnAfter: number | null) => {
    const earlier = {
      ...beasResponse,
      id: "0190e000-0000-7000-8000-0000000000aa" as QuoteResponse["id"],
      createdAt: new Date(at - minutesBefore * 60_000),
    };
    const withdrawnAt = withdrawnAfter === null ? null : new Date(at + withdrawnAfter * 60_000);
    const responses = [{ ...beasResponse, withdrawnAt }, earlier];
    const { deliver, mailbox } = setUp([message], [], invited, responses);
    await deliver(message);
    return mailbox.sent.length;
  };
  expect(await sentAfter(5, 5)).toBe(0);
  expect(await sentAfter(5, null)).toBe(1);
  // these were emailed as they came, and so is their withdrawal
  expect(await sentAfter(11, 5)).toBe(1);
  expect(await sentAfter(5, 11)).toBe(1);
});
