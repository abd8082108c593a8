import { expect, test } from "vitest";
import type { QuestionBody } from "../../../app-server/contract/questions/questions.ts";
import { callQuery } from "../../api/call-query.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { groupAsked } from "./asked-builders.tsx";
import { questionStart } from "./question-words.tsx";
import QuestionsPanel from "./questions-panel.tsx";

const askedAt = "2027-01-05T10:00:00.000Z";
function question(id: string, facts: Partial<QuestionBody> = {}): QuestionBody {
  return {
    id,
    text: "Which truss?",
    private: true,
    own: true,
    from: "exhibitor",
    askedBy: null,
    to: { id: `builder-${id}`, name: null },
    mayAnswer: false,
    status: "open",
    answer: null,
    declineCode: null,
    askedAt,
    decidedAt: null,
    ...facts,
  };
}

test("groupAsked() shows one question to several builders once, and asked again later a second time", () => {
  const later = { askedAt: "2027-01-05T10:05:00.000Z" };
  const ofBuilder = { own: false, from: "builder" as const, to: null };
  const questions = [
    question("1"),
    question("2", ofBuilder),
    question("3"),
    question("4", { text: "Who supervises?" }),
    question("5", later),
    question("6", ofBuilder),
    question("7", later),
  ];
  const ids = groupAsked(questions).map((group) => group.map(({ id }) => id).join("+"));
  expect(ids).toEqual(["1+3", "2", "4", "5+7", "6"]);
});

test("groupAsked() leaves questions apart that a reader did not ask", () => {
  const read = [question("1", { own: false, to: null }), question("2", { own: false, to: null })];
  expect(groupAsked(read)).toHaveLength(2);
});

test("questionStart() is one line of the first words", () => {
  expect(questionStart({ text: " Which\ntruss? " })).toBe("Which truss?");
  expect(questionStart({ text: "word ".repeat(40) })).toBe(`${"word ".repeat(12).trim()}...`);
});

test("a question to all has one list of answers and one button to withdraw it, until all have answered [W21]", () => {
  const read = (questions: QuestionBody[]) => {
    const { queryKey } = callQuery("GET /api/quote-requests/:id/questions", {
      params: { id: "r" },
    });
    const data = { questions, mayAsk: false, askable: [], masked: false };
    return linesOf(written(<QuestionsPanel requestId="r" />, { read: [[queryKey, data]] }));
  };
  const answered = { status: "answered" as const, answer: "Steel" };
  const buttons = (lines: string[]) => lines.filter((line) => line.startsWith("Withdraw"));
  const some = read([question("1"), question("2"), question("3", answered)]);
  expect(some).toContain("You asked 3 builders");
  expect(buttons(some)).toEqual(["Withdraw question"]);
  expect(some).toContain("to 2 builders: Which truss?");
  expect(buttons(read([question("1", answered), question("2", answered)]))).toEqual([]);
  expect(buttons(read([question("1")]))).toEqual(["Withdraw question"]);
});
