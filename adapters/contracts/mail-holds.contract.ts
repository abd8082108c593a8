import { expect, it } from "vitest";
import { invitationLetter, queuedMessage } from "../../domain/messages/examples.ts";
import type { MailHolds } from "../../domain/messages/mail-hold.ts";
import type { Message, MessageRepository } from "../../domain/messages/ports.ts";
import { now } from "../../domain/quotes/examples.ts";
import type { MessageId } from "../../domain/shared/id.ts";

const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
const messageNumber = (number: number, facts: Partial<Message> = {}) =>
  queuedMessage({ id: `0190e000-0000-7000-8000-00000000000${number}` as MessageId, ...facts });
const letter = { ...invitationLetter, kind: "test-mail" } as Message["letter"];

const older = messageNumber(1, { letter, createdAt: seconds(-60) });
const newer = messageNumber(2, { letter, createdAt: seconds(5), nextAttemptAt: seconds(5) });
const oldLink = messageNumber(3, { createdAt: seconds(-60) });
const newLink = messageNumber(4, { createdAt: seconds(5), nextAttemptAt: seconds(5) });
const all = [older, newer, oldLink, newLink];
const hold = { since: now, origin: "restore" } as const;
const audit = { actorId: null, action: "mail.released", detail: {} };

type Opened = { holds: MailHolds; messages: MessageRepository };

/** Contract of `MailHolds` and of the messages that it holds back. `open` gives both, with just these messages and no hold. */
export function holdsMail(open: (messages: Message[]) => Promise<Opened>) {
  it("begin() holds every email but sign-in links and codes requested since [Y01]", async () => {
    const { holds, messages } = await open(all);
    expect(await holds.find()).toBeNull();
    await holds.begin(hold);
    expect(await holds.find()).toEqual(hold);
    expect(await messages.listOverdue(seconds(60), 10)).toEqual([newLink.id]);
    for (const held of [older, newer, oldLink])
      expect(await messages.claim(held.id, seconds(60))).toBeNull();
    expect(await messages.claim(newLink.id, seconds(60))).not.toBeNull();
    expect(await holds.count()).toEqual({ older: 2, newer: 1 });
  });

  it("begin() leaves a hold as it is, and begins again after a release [Y01]", async () => {
    const { holds } = await open([]);
    await holds.begin(hold);
    await holds.begin({ since: seconds(9), origin: "setting" });
    expect(await holds.find()).toEqual(hold);
    await holds.release({ at: seconds(10), dropBefore: null, audit });
    expect(await holds.find()).toBeNull();
    await holds.begin({ since: seconds(20), origin: "setting" });
    expect(await holds.find()).toEqual({ since: seconds(20), origin: "setting" });
  });

  it("release() gives out what was held, and says which of it was dropped [Y01]", async () => {
    const dropped = async (dropBefore: Date | null) => {
      const { holds, messages } = await open(all);
      await holds.begin(hold);
      await holds.release({ at: seconds(30), dropBefore, audit });
      const claimed = await Promise.all(all.map(({ id }) => messages.claim(id, seconds(60))));
      return claimed.map((message) => message && (message.isDropped ?? false));
    };
    expect(await dropped(null)).toEqual([false, false, false, false]);
    expect(await dropped(hold.since)).toEqual([true, false, true, false]);
    expect(await dropped(seconds(31))).toEqual([true, true, true, false]);
  });
}
