import { describe, expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member, otto } from "../accounts/examples.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import { answeredCase, bea, carl, now, sentRequest } from "../quotes/examples.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { createQuestions } from "./create-questions.ts";
import type { QuestionRead } from "./list-questions.ts";
import { questionLimits } from "./question.ts";

const requestId = sentRequest.id;
const exhibitor = member(ada);
const admin = member(max);
const byBea = member(beaUser, beasBooths);
const byCarl = member(carlUser, carlsStands);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

function open(
  found: QuoteCase = { request: sentRequest, responses: [] },
  contactAfter: ContactAfter = "assigned",
) {
  const fakes = { ...openTestPorts({ cases: [found] }), contactAfter };
  const questions = createQuestions(fakes);
  const ask = async (text: string, by = byBea, isPrivate = false) => {
    const asked = await questions.askQuestion({ requestId, text, isPrivate, by });
    if (!asked.ok) throw new Error(asked.refusal.kind);
    return asked.value.id;
  };
  const read = async (by: typeof byBea) => {
    const listed = await questions.listQuestions({ requestId, by });
    return listed.ok ? listed.value.questions : listed.refusal.kind;
  };
  return { fakes, questions, ask, read };
}

describe("a question of one builder", () => {
  test("and its answer reach all asked builders, without who asks; the exhibitor reads who [R23]", async () => {
    const { questions, ask, read } = open();
    const questionId = await ask("How tall may it be?");
    const decision = { answer: "16 feet" };
    await questions.decideQuestion({ questionId, decision, by: exhibitor });
    const asked = { question: { id: questionId, status: "answered", answer: "16 feet" } };
    expect(await read(byCarl)).toMatchObject([{ ...asked, isOwn: false, askedBy: null }]);
    expect(await read(byBea)).toMatchObject([{ ...asked, isOwn: true, askedBy: null }]);
    const askedBy = { id: bea, name: beasBooths.name };
    expect(await read(exhibitor)).toMatchObject([{ ...asked, askedBy }]);
    expect(await read(member(otto))).toBe("quote-request-not-found");
  });

  test("reaches builders who are asked later [R23]", async () => {
    const alone = { ...sentRequest, assignedBuilders: [bea] };
    const { fakes, ask, read } = open({ request: alone, responses: [] });
    await ask("How tall may it be?");
    expect(await read(byCarl)).toBe("quote-request-not-found");
    await fakes.quotes.save({ request: { ...alone, assignedBuilders: [bea, carl] } });
    expect(await read(byCarl)).toHaveLength(1);
  });

  test("that reveals an idea is seen by its builder, the exhibitor and admins only [R24]", async () => {
    const { questions, ask, read, fakes } = open();
    const questionId = await ask("A waterfall on the roof?", byBea, true);
    await questions.decideQuestion({ questionId, decision: { answer: "Yes!" }, by: admin });
    expect(await read(byCarl)).toEqual([]);
    for (const by of [byBea, exhibitor, admin]) expect(await read(by)).toHaveLength(1);
    fakes.clock.at = minutes(10);
    await questions.notifyQuestions();
    expect(fakes.letters()).toEqual([`questions-answered to ${beaUser.email}`]);
  });

  test("and its answer hide contact data where builders get it after the award; by default they don't [R25]", async () => {
    const text = "Reach us at bea@booths.example or +1 555 010 0199?";
    const answer = "No, at https://engines.example/brief";
    const mask = "[contact data is shown after acceptance]";
    const hidden = { text: `Reach us at ${mask} or ${mask}?`, answer: `No, at ${mask}` };
    for (const [moment, ofBuilders, ofExhibitor] of [
      ["assigned", { text, answer }, { text, answer }],
      ["awarded", hidden, hidden],
    ] as const) {
      const { questions, ask, read } = open(undefined, moment);
      const questionId = await ask(text);
      await questions.decideQuestion({ questionId, decision: { answer }, by: exhibitor });
      for (const by of [byBea, byCarl]) {
        expect(await read(by)).toMatchObject([{ question: ofBuilders }]);
      }
      expect(await read(exhibitor)).toMatchObject([{ question: ofExhibitor }]);
      expect(await read(admin)).toMatchObject([{ question: { text, answer } }]);
      const listed = await questions.listQuestions({ requestId, by: byBea });
      expect(listed).toMatchObject({ value: { isMasked: moment !== "assigned" } });
    }
  });

  test("comes back to who answers it in the words of their list [R25]", async () => {
    const text = "Call +1 555 010 0199?";
    const mask = "Call [contact data is shown after acceptance]?";
    const answers = [exhibitor, admin, byBea].map(async (by) => {
      const { questions, ask } = open(undefined, "awarded");
      const questionId = await ask(text, by === byBea ? exhibitor : byBea);
      return questions.decideQuestion({ questionId, decision: { answer: "Yes" }, by });
    });
    expect(await Promise.all(answers)).toMatchObject(
      [mask, text, mask].map((shown) => ({ value: { text: shown } })),
    );
  });

  test("is answered once, by the exhibitor or an admin", async () => {
    const { questions, ask } = open();
    const questionId = await ask("How tall may it be?");
    const decision = { answer: "16 feet" };
    const missing = { refusal: { kind: "question-not-found" } };
    for (const by of [byBea, byCarl, member(otto)]) {
      expect(await questions.decideQuestion({ questionId, decision, by })).toMatchObject(missing);
    }
    await questions.decideQuestion({ questionId, decision, by: exhibitor });
    const again = await questions.decideQuestion({ questionId, decision, by: admin });
    expect(again).toMatchObject({ refusal: { kind: "question-not-open" } });
    const gone = await questions.withdrawQuestion({ questionId, by: byBea });
    expect(gone).toMatchObject({ refusal: { kind: "question-not-open" } });
  });

  test("can be withdrawn by its builder alone, and nothing of it stays", async () => {
    const { questions, ask, read } = open();
    const questionId = await ask("How tall may it be?");
    expect((await questions.withdrawQuestion({ questionId, by: byCarl })).ok).toBe(false);
    expect((await questions.withdrawQuestion({ questionId, by: byBea })).ok).toBe(true);
    expect(await read(exhibitor)).toEqual([]);
  });

  test("that is asked again while it is open is asked once, also at the limit; others are their own", async () => {
    const { questions, ask, read } = open();
    const questionId = await ask("How tall may it be?");
    expect(await ask("How tall may it be?")).toBe(questionId);
    expect(await read(byBea)).toHaveLength(1);
    const others = [await ask("How tall may it be?", byCarl)];
    others.push(await ask("How tall may it be?", byBea, true));
    expect(new Set([questionId, ...others]).size).toBe(3);
    for (let count = 2; count < questionLimits.ofBuilder; count += 1) await ask(`Number ${count}?`);
    expect(await ask("How tall may it be?")).toBe(questionId);
    await questions.decideQuestion({ questionId, decision: { answer: "16 feet" }, by: exhibitor });
    await expect(ask("How tall may it be?")).rejects.toThrow("too-many-questions");
  });

  test("is taken until a quote is accepted, and no more than ten of one builder", async () => {
    const { ask, questions, fakes } = open();
    for (let count = 0; count < questionLimits.ofBuilder; count += 1) await ask(`Number ${count}?`);
    await expect(ask("One more?")).rejects.toThrow("too-many-questions");
    await ask("May I?", byCarl);
    const [accepted] = answeredCase.responses;
    if (!accepted) throw new Error("No response");
    const request = { ...sentRequest, status: "in-progress" as const };
    await fakes.quotes.save({ request, responses: [{ ...accepted, status: "accepted" }] });
    await expect(ask("Too late?", byCarl)).rejects.toThrow("response-already-accepted");
    const listed = await questions.listQuestions({ requestId, by: byCarl });
    expect(listed).toMatchObject({ value: { isClosed: true, mayAsk: false } });
  });
});

describe("a question of the exhibitor", () => {
  const text = "Which truss do you use?";

  test("to all is one to each builder, who reads neither the others nor their answers [R23]", async () => {
    const { questions, ask, read } = open();
    await ask(text, exhibitor);
    const toAsk = [beasBooths, carlsStands].map(({ id, name }) => ({ id, name }));
    const listed = await questions.listQuestions({ requestId, by: exhibitor });
    expect(listed).toMatchObject({ value: { mayAsk: true, askable: toAsk } });
    expect(await read(exhibitor)).toMatchObject(
      toAsk.map((to) => ({ isOwn: true, mayAnswer: false, askedBy: null, to })),
    );
    const [own] = (await read(byBea)) as QuestionRead[];
    expect(own).toMatchObject({ isOwn: false, mayAnswer: true, askedBy: null, to: null });
    if (!own) throw new Error("Bea was not asked");
    const questionId = own.question.id;
    const decision = { answer: "Our own" };
    const missing = { refusal: { kind: "question-not-found" } };
    for (const by of [byCarl, exhibitor, admin, member(otto)]) {
      expect(await questions.decideQuestion({ questionId, decision, by })).toMatchObject(missing);
    }
    await questions.decideQuestion({ questionId, decision, by: byBea });
    expect(await read(byBea)).toMatchObject([{ question: decision, mayAnswer: false }]);
    expect(await read(byCarl)).toMatchObject([{ question: { text, answer: null } }]);
    expect(await read(admin)).toMatchObject([
      { question: decision, isOwn: false, mayAnswer: false },
      { question: { answer: null } },
    ]);
  });

  test("to one builder is theirs alone; one who isn't asked to quote can't be asked, nor can too many [R24]", async () => {
    const { questions, read } = open();
    const asked = { requestId, text, isPrivate: false, by: exhibitor };
    expect((await questions.askQuestion({ ...asked, to: bea })).ok).toBe(true);
    expect([await read(byBea), await read(byCarl)]).toMatchObject([[{ question: { text } }], []]);
    const unasked = "0190b000-0000-7000-8000-000000000009" as typeof bea;
    const refused = await questions.askQuestion({ ...asked, to: unasked });
    expect(refused).toMatchObject({ refusal: { kind: "question-without-reader" } });
    for (let count = 1; count < questionLimits.ofExhibitor; count += 1) {
      await questions.askQuestion({ ...asked, to: bea });
    }
    const full = await questions.askQuestion({ ...asked, to: bea });
    const limit = questionLimits.ofExhibitor;
    expect(full).toMatchObject({ refusal: { kind: "too-many-questions", limit } });
    // builders' own questions have their own limit
    expect(await questions.listQuestions({ requestId, by: byBea })).toMatchObject({
      value: { mayAsk: true },
    });
  });

  test("is withdrawn by the exhibitor while it is open, and by no builder", async () => {
    const { questions, ask, read } = open();
    const questionId = await ask(text, exhibitor);
    expect((await questions.withdrawQuestion({ questionId, by: byBea })).ok).toBe(false);
    expect((await questions.withdrawQuestion({ questionId, by: exhibitor })).ok).toBe(true);
    expect(await read(byBea)).toEqual([]);
  });

  test("and its answers are emailed to the other side after ten minutes, contact data hidden [R23]", async () => {
    const { fakes, questions, ask, read } = open();
    await ask("Which truss? Call ada@exhibits.example", exhibitor);
    fakes.clock.at = minutes(10);
    await questions.notifyQuestions();
    await questions.notifyQuestions();
    const toBoth = [beaUser, carlUser].map(({ email }) => `exhibitor-asked to ${email}`);
    expect(fakes.letters()).toEqual(toBoth);
    expect(fakes.outbox[0]?.letter).toMatchObject({ questions: ["Which truss? Call [hidden]"] });
    for (const [by, decision] of [
      [byBea, { answer: "Our own" }],
      [byCarl, { declineCode: "private" }],
    ] as const) {
      const [own] = (await read(by)) as QuestionRead[];
      if (own) await questions.decideQuestion({ questionId: own.question.id, decision, by });
    }
    fakes.clock.at = minutes(20);
    await questions.notifyQuestions();
    expect(fakes.letters().slice(2)).toEqual([`builders-answered to ${sentRequest.email}`]);
    expect(fakes.outbox.at(-1)?.letter).toMatchObject({
      answers: [
        { builderName: beasBooths.name, answer: "Our own" },
        { builderName: carlsStands.name, answer: null, declineCode: "private" },
      ],
    });
  });
});

describe("notifyQuestions()", () => {
  test("repeats no question to an address that isn't proven to be its sender's", async () => {
    const request = { ...sentRequest, emailState: "unproven" as const };
    const { fakes, questions, ask, read } = open({ request, responses: [] });
    await ask("Which truss?", exhibitor);
    const [own] = (await read(byBea)) as QuestionRead[];
    if (!own) throw new Error("Not asked");
    const decision = { answer: "Our own" };
    await questions.decideQuestion({ questionId: own.question.id, decision, by: byBea });
    fakes.clock.at = minutes(20);
    await questions.notifyQuestions();
    const answerLetter = fakes.outbox.find(
      ({ letter }) => letter.kind === "builders-answered",
    )?.letter;
    expect(answerLetter).toMatchObject({ answers: [{ question: "", answer: "Our own" }] });
  });

  test("sends one email for all questions of ten minutes, and one for all answers [R23]", async () => {
    const { fakes, questions, ask } = open();
    const first = await ask("How tall? Ask ada@exhibits.example");
    fakes.clock.at = minutes(9);
    const second = await ask("How wide?", byCarl);
    expect(await questions.notifyQuestions()).toBe(0);
    fakes.clock.at = minutes(10);
    await questions.notifyQuestions();
    await questions.notifyQuestions();
    expect(fakes.letters()).toEqual([`question-asked to ${sentRequest.email}`]);
    expect(fakes.outbox[0]?.letter).toMatchObject({
      questions: ["How tall? Ask [hidden]", "How wide?"],
    });

    await questions.decideQuestion({ questionId: first, decision: { answer: "16" }, by: admin });
    const decision = { declineCode: "not-decided" } as const;
    await questions.decideQuestion({ questionId: second, decision, by: exhibitor });
    fakes.clock.at = minutes(20);
    await questions.notifyQuestions();
    expect(fakes.letters().slice(1)).toEqual([
      `questions-answered to ${beaUser.email}`,
      `questions-answered to ${carlUser.email}`,
    ]);
    expect(fakes.outbox[1]?.letter).toMatchObject({
      answers: [
        { answer: "16", declineCode: null },
        { answer: null, declineCode: "not-decided" },
      ],
    });
  });

  test("says of private questions that no other builder reads them, and of others that all do [R24]", async () => {
    const { fakes, questions, ask } = open();
    const idea = await ask("A waterfall on the roof?", byBea, true);
    const height = await ask("How tall?", byCarl);
    fakes.clock.at = minutes(10);
    await questions.notifyQuestions();
    expect(fakes.outbox[0]?.letter).toMatchObject({
      questions: ["How tall?"],
      privateQuestions: ["A waterfall on the roof?"],
    });
    for (const questionId of [idea, height]) {
      await questions.decideQuestion({ questionId, decision: { answer: "Yes" }, by: exhibitor });
    }
    fakes.clock.at = minutes(20);
    await questions.notifyQuestions();
    const answersTo = (email: string) =>
      fakes.outbox.slice(1).find(({ letter }) => letter.to.address === email)?.letter;
    expect(answersTo(beaUser.email)).toMatchObject({
      answers: [
        { question: "A waterfall on the roof?", isPrivate: true },
        { question: "How tall?", isPrivate: false },
      ],
    });
    expect(answersTo(carlUser.email)).toMatchObject({
      answers: [{ question: "How tall?", isPrivate: false }],
    });
  });

  test("goes on after a request that fails, and says then that it failed", async () => {
    const other = { ...sentRequest, id: "0190c000-0000-7000-8000-00000000ffff" as QuoteRequestId };
    const cases = [sentRequest, other].map((request) => ({ request, responses: [] }));
    const fakes = { ...openTestPorts({ cases }), contactAfter: "assigned" as const };
    const questions = createQuestions(fakes);
    for (const { request } of cases) {
      const asked = { requestId: request.id, isPrivate: false, by: byBea };
      await questions.askQuestion({
        ...asked,
        text: request === other ? "How wide?" : "How tall?",
      });
    }
    fakes.clock.at = minutes(10);
    const { findCase } = fakes.quotes;
    fakes.quotes.findCase = async (id) => {
      if (id === requestId) throw new Error("broken");
      return findCase(id);
    };
    await expect(questions.notifyQuestions()).rejects.toThrow("broken");
    expect(fakes.outbox.map(({ letter }) => letter)).toMatchObject([{ questions: ["How wide?"] }]);
    fakes.quotes.findCase = findCase;
    await questions.notifyQuestions();
    expect(fakes.outbox).toHaveLength(2);
  });

  test("writes nothing about a request that is closed", async () => {
    const { fakes, questions, ask } = open();
    await ask("How tall may it be?");
    await fakes.quotes.save({ request: { ...sentRequest, status: "cancelled" } });
    fakes.clock.at = minutes(10);
    expect(await questions.notifyQuestions()).toBe(1);
    expect(fakes.letters()).toEqual([]);
  });
});
