import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { ReaderZone } from "../../ui/text/reader-zone.ts";
import { AnswerByBadge } from "./answer-by-badge.tsx";

const shown = (facts: object) => {
  const request = {
    answerBy: "2027-01-05T15:00:00.000Z",
    welcomeUntil: null,
    isPaused: false,
    quotesDueAt: "2027-01-06T15:00:00.000Z",
    ownQuote: null,
  };
  return renderToStaticMarkup(
    <ReaderZone value="America/Denver">
      <AnswerByBadge request={{ ...request, ...facts } as AssignedQuoteBody} />
    </ReaderZone>,
  );
};

test("a builder reads the day to answer, in their zone, that the clock is paused, and nothing once a price is in [Q19][Q30][W05]", () => {
  expect(shown({}).replaceAll(/<[^>]+>/g, "")).toBe("Due Jan 5");
  const paused = shown({ isPaused: true });
  expect(paused).toContain("Clock paused");
  expect(paused).not.toContain("Due");
  expect(shown({ isPaused: true, ownQuote: { quotedAmount: 100 } })).toBe("");
  const late = shown({ answerBy: null, welcomeUntil: "2027-01-08T15:00:00.000Z" });
  expect(late).toContain("Answer as soon as you can");
  expect(shown({ answerBy: null })).toContain("Due");
});
