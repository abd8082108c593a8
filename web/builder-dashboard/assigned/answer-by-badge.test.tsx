import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { AnswerByBadge } from "./answer-by-badge.tsx";

const shown = (facts: object) => {
  const request = { respondBy: "2027-01-05T15:00:00.000Z", ownQuote: null, isPaused: false };
  return renderToStaticMarkup(
    <AnswerByBadge request={{ ...request, ...facts } as AssignedQuoteBody} />,
  );
};

test("a builder reads by when to answer, that the clock is paused, and nothing once a price is in [Q19][Q30]", () => {
  expect(shown({})).toContain("Answer by");
  const paused = shown({ isPaused: true });
  expect(paused).toContain("Clock paused");
  expect(paused).not.toContain("Answer by");
  expect(shown({ isPaused: true, ownQuote: { quotedAmount: 100 } })).toBe("");
  expect(shown({ respondBy: null })).toBe("");
});
