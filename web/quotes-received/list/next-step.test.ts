import { expect, test } from "vitest";
import { requestStandings } from "../../../domain/quotes/own-requests/request-standing.ts";
import { nextStep } from "./next-step.ts";

const stepOf = (standing: (typeof requestStandings)[number], openQuotes = 0) =>
  nextStep({ id: "r", standing, openQuotes });

test("the next step with several quotes is to compare them, with one to read it [W20]", () => {
  expect(stepOf("quotes-to-decide", 3)).toEqual({
    label: "Compare 3 quotes",
    to: "/requests/r/compare",
  });
  expect(stepOf("quotes-to-decide", 1)).toEqual({ label: "Read the quote", to: "/requests/r" });
  expect(stepOf("quotes-unpriced")).toEqual({ label: "Read the reply", to: "/requests/r" });
});

test("there is a next step only where something waits for a decision [W20]", () => {
  const decided = requestStandings.filter((standing) => stepOf(standing) !== null);
  expect(decided).toEqual(["quotes-to-decide", "quotes-unpriced"]);
});
