import { expect, it } from "vitest";
import { questionOf } from "../../domain/questions/examples.ts";
import type { QuestionRepository } from "../../domain/questions/ports.ts";
import { bea, carl, now, pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteCase } from "../../domain/quotes/ports.ts";

const audit = { actorId: null, action: "question.asked" };
const noLimit = () => null;
const always = () => true;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Contract of `QuestionRepository`. `open` gives an empty one that knows the example request. */
export function keepsQuestions(open: () => Promise<QuestionRepository>) {
  const requestId = pendingRequest.id;
  const first = questionOf(1, bea, { isPrivate: true });
  const second = questionOf(2, carl, { askedBy: "exhibitor", askedAt: later(5) });
  const answered = { ...first, status: "answered", answer: "Yes", decidedAt: later(6) } as const;

  async function openAsked() {
    const questions = await open();
    await questions.add([second], audit, noLimit);
    await questions.add([first], audit, noLimit);
    return questions;
  }

  it("add() keeps every field; list() has the oldest first", async () => {
    const questions = await openAsked();
    expect(await questions.list(requestId)).toEqual([first, second]);
    expect(await questions.find(second.id)).toEqual(second);
    expect(await questions.find("none" as never)).toBeNull();
    expect(await questions.list("none" as never)).toEqual([]);
    expect(await questions.listOfRequests([requestId])).toEqual([first, second]);
    expect(await questions.listOfRequests([])).toEqual([]);
  });

  it("add() stores nothing past a limit, also of two at once", async () => {
    const questions = await open();
    const atMostOne = (stored: readonly unknown[]) => (stored.length >= 1 ? 1 : null);
    const limits = await Promise.all(
      [first, second].map((each) => questions.add([each], audit, atMostOne)),
    );
    expect(limits.sort()).toEqual([1, null]);
    expect(await questions.list(requestId)).toHaveLength(1);
  });

  it("decide() stores the first decision, and no second", async () => {
    const questions = await openAsked();
    expect(await questions.decide(answered, audit, always)).toBe(true);
    const declined = { ...first, status: "declined", declineCode: "private" } as const;
    expect(await questions.decide({ ...declined, decidedAt: now }, audit, always)).toBe(false);
    expect(await questions.find(first.id)).toEqual(answered);
  });

  it("add() and decide() see the request as it stands, and store nothing that it does not take", async () => {
    const questions = await openAsked();
    const third = questionOf(3, bea);
    const closed = (_: unknown, { request }: QuoteCase) => request.id;
    expect(await questions.add([third], audit, closed)).toBe(requestId);
    const isOther = ({ request }: QuoteCase) => request.id !== requestId;
    expect(await questions.decide(answered, audit, isOther)).toBe(false);
    expect(await questions.list(requestId)).toEqual([first, second]);
  });

  it("remove() takes an open question away, and nothing else", async () => {
    const questions = await openAsked();
    await questions.decide(answered, audit, always);
    expect(await questions.remove(first, audit)).toBe(false);
    expect(await questions.remove(second, audit)).toBe(true);
    expect(await questions.list(requestId)).toEqual([answered]);
  });

  it("listToTell() waits for the oldest and takes the younger along, until a notice of them is sent [R23]", async () => {
    const questions = await openAsked();
    expect(await questions.listToTell(later(-1))).toEqual([]);
    const asked = { requestId, asked: [first, second], decided: [] };
    expect(await questions.listToTell(now)).toEqual([asked]);
    await questions.markEmailed(asked, []);
    expect(await questions.listToTell(later(60))).toEqual([]);
    await questions.decide(answered, audit, always);
    const decided = { requestId, asked: [], decided: [answered] };
    expect(await questions.listToTell(later(5))).toEqual([]);
    expect(await questions.listToTell(later(6))).toEqual([decided]);
    await questions.markEmailed(decided, []);
    expect(await questions.listToTell(later(60))).toEqual([]);
  });
}
