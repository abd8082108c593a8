import { expect, it } from "vitest";
import { queuedMessage } from "../../domain/messages/examples.ts";
import type { Message, MessageRepository } from "../../domain/messages/ports.ts";
import { now } from "../../domain/quotes/examples.ts";
import type { MessageId } from "../../domain/shared/id.ts";

const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
const message = queuedMessage();
const messageNumber = (number: number, facts: Partial<Message> = {}) =>
  queuedMessage({ id: `0190e000-0000-7000-8000-00000000000${number}` as MessageId, ...facts });

/** Contract of `MessageRepository`. `open` gives one that holds just these. */
export function keepsMessages(open: (messages: Message[]) => Promise<MessageRepository>) {
  it("claim() gives every field, with the attempt counted", async () => {
    const messages = await open([message]);
    expect(await messages.claim(message.id, now)).toEqual({ ...message, attempts: 1 });
  });

  it("find() gives a message as it is, and no other", async () => {
    const sent = messageNumber(3, { state: "sent", endedAt: now });
    const messages = await open([message, sent]);
    expect(await messages.find(message.id)).toEqual(message);
    expect(await messages.find(sent.id)).toEqual(sent);
    expect(await messages.find(messageNumber(9).id)).toBeNull();
    expect(await messages.find("nothing" as MessageId)).toBeNull();
  });

  it("claim() gives a message to one of several at the same time", async () => {
    const messages = await open([message]);
    const claims = await Promise.all([1, 2, 3, 4].map(() => messages.claim(message.id, now)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("claim() holds a message for a minute, then gives it again", async () => {
    const messages = await open([message]);
    await messages.claim(message.id, now);
    expect(await messages.claim(message.id, seconds(59))).toBeNull();
    expect(await messages.claim(message.id, seconds(60))).toMatchObject({ attempts: 2 });
  });

  it("claim() knows no other, none that is not due, and none that has ended", async () => {
    const early = messageNumber(2, { nextAttemptAt: seconds(1) });
    const sent = messageNumber(3, { state: "sent", endedAt: now });
    const messages = await open([message, early, sent]);
    expect(await messages.claim(messageNumber(9).id, now)).toBeNull();
    expect(await messages.claim(early.id, now)).toBeNull();
    expect(await messages.claim(early.id, seconds(1))).not.toBeNull();
    expect(await messages.claim(sent.id, now)).toBeNull();
  });

  it("postpone() lets go of a message until its time", async () => {
    const messages = await open([message]);
    const claimed = { ...message, attempts: 1 };
    await messages.claim(message.id, now);
    await messages.postpone({ ...claimed, nextAttemptAt: seconds(5), lastError: "451 Later" });
    expect(await messages.claim(message.id, seconds(4))).toBeNull();
    expect(await messages.claim(message.id, seconds(5))).toEqual({
      ...claimed,
      attempts: 2,
      nextAttemptAt: seconds(5),
      lastError: "451 Later",
    });
  });

  it("end() hands the message out no more", async () => {
    const messages = await open([message]);
    await messages.claim(message.id, now);
    await messages.end({ ...message, attempts: 1, state: "sent", endedAt: now });
    expect(await messages.claim(message.id, seconds(3_600))).toBeNull();
    expect(await messages.listOverdue(seconds(3_600), 10)).toEqual([]);
  });

  it("listOverdue() lists what is due and held by no one, oldest first", async () => {
    const later = messageNumber(2, { nextAttemptAt: seconds(-5) });
    const first = messageNumber(3, { nextAttemptAt: seconds(-9) });
    const early = messageNumber(4, { nextAttemptAt: seconds(1) });
    const held = messageNumber(5, { nextAttemptAt: seconds(-20) });
    const failed = messageNumber(6, { state: "failed", endedAt: now });
    const messages = await open([later, first, early, held, failed]);
    await messages.claim(held.id, now);
    expect(await messages.listOverdue(now, 10)).toEqual([first.id, later.id]);
    expect(await messages.listOverdue(now, 1)).toEqual([first.id]);
    expect(await messages.listOverdue(seconds(60), 1)).toEqual([held.id]);
  });
}
