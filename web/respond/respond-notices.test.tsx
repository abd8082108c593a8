import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { EndedNotice, ExpiredNotice, RefusedNotice } from "./respond-notices.tsx";

const briefOf = (brief: object) =>
  ({ may: {}, files: [], questions: [], ...brief }) as unknown as LinkedBriefBody;

test("a builder by link reads how the request ended for them, when there is nothing to answer", () => {
  const ended = (brief: object) => renderToStaticMarkup(<EndedNotice brief={briefOf(brief)} />);
  const won = ended({ state: "closed", ownQuote: { id: "q1", status: "accepted" } });
  expect(won).toContain("The exhibitor accepted your quote");
  expect(won).toMatch(/href="\/jobs\/q1"[^>]*>Sign in to run this job/);
  expect(won).not.toContain("needs no quote");
  for (const ownQuote of [null, { status: "declined" }]) {
    expect(ended({ state: "closed", ownQuote })).toContain("accepted another builder&#x27;s quote");
  }
  expect(ended({ state: "pending", ownQuote: null })).toContain("needs no quote from you anymore");
});

test("a builder by link reads that a new quote answers the round in which theirs expired [R22]", () => {
  const endsAt = "2027-01-06T10:00:00.000Z";
  const expired = (status: string, state: string, quote = true) => {
    const brief = { may: { quote }, ownQuote: { status, round: { state, endsAt } } };
    return renderToStaticMarkup(<ExpiredNotice brief={briefOf(brief)} />);
  };
  expect(expired("expired", "open")).toContain("send a new quote by");
  expect(expired("expired", "ended")).toBe("");
  expect(expired("pending", "open")).toBe("");
  expect(expired("expired", "open", false)).toBe("");
});

test("a builder by link reads why a form was refused, also when it is no longer on the page", () => {
  const refused = (act: string, brief: object, typed: Record<string, string> = {}) => {
    const answer = { act, message: "It was accepted", typed, errors: {} };
    return renderToStaticMarkup(<RefusedNotice brief={briefOf(brief)} answer={answer} />);
  };
  const isTold = expect.stringContaining("It was accepted");
  expect(refused("withdraw", { may: { withdraw: false } })).toEqual(isTold);
  expect(refused("withdraw", { may: { withdraw: true } })).toBe("");
  const question = { id: "one", mayAnswer: true };
  for (const act of ["answer", "decline-question"]) {
    expect(refused(act, { questions: [question] }, { questionId: "two" })).toEqual(isTold);
    expect(refused(act, { questions: [question] }, { questionId: "one" })).toBe("");
  }
  expect(refused("remove-file", { may: { addFiles: true } }, { fileId: "one" })).toEqual(isTold);
});
