import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { beasResponse, pendingRequest } from "../../domain/quotes/examples.ts";
import { linkDraftName } from "./link-draft.ts";
import { RespondOffer } from "./respond-offer.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

const ownQuote = { ...toQuoteResponseBody(beasResponse, beasResponse.createdAt), revision: 3 };

/** The form of a quote that was revised twice, or of none, for the fourth brief, after a refused form. */
function shown(
  act: "quote" | "revise",
  answer?: Partial<RespondAnswer>,
  quoted: object = {},
): string {
  const may = { revise: act === "revise", quote: act === "quote" };
  const asked = { ...pendingRequest, briefVersion: 4, may, files: [] };
  const brief = {
    ...asked,
    ownQuote: may.revise ? { ...ownQuote, ...quoted } : null,
  } as unknown as LinkedBriefBody;
  const refused = answer && { act, message: "Refused", typed: {}, errors: {}, ...answer };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <RespondOffer brief={brief} answer={refused} onBusy={() => {}} />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

const hidden = (name: string, value: number) =>
  `<input type="hidden" name="${name}" value="${value}"/>`;

test("a refused form by link still answers the brief and the revision that it was written for [R05] [R41]", () => {
  expect(shown("revise")).toContain(hidden("revision", 3));
  expect(shown("revise")).toContain(hidden("briefVersion", 4));
  const refused = shown("revise", { typed: { revision: "2", briefVersion: "2" } });
  expect(refused).toContain(hidden("revision", 2));
  expect(refused).toContain(hidden("briefVersion", 2));
});

test("a quote by link that was refused because one was sent elsewhere comes back as a revision, with the words [R41]", () => {
  const typed = { responseMessage: "As typed" };
  const refused = shown("revise", {
    act: "quote",
    message: "You have already sent a quote",
    typed,
  });
  expect(refused).toContain("You have already sent a quote");
  expect(refused).toContain("As typed");
  expect(refused).toContain(hidden("revision", 3));
  // fields that were refused replace nothing that they were not written for
  const errors = { responseMessage: "Too long" };
  expect(shown("revise", { act: "quote", typed, errors })).not.toContain("As typed");
});

test("without scripts a quote by link has one price, and lines that were sent stay [R41]", () => {
  expect(shown("quote")).toContain('name="quotedAmount"');
  expect(shown("quote")).toContain('<input type="hidden" name="pricing" value="single"/>');
  const itemized = shown("revise", undefined, { lines: [{ category: "structure" }] });
  expect(itemized).toContain("The lines, price and terms of your itemized quote stay as they are");
  expect(itemized).not.toContain('name="quotedAmount"');
  expect(itemized).not.toContain('name="pricing"');
});

test("a draft by link is of its invitation, under a name without the link's signature [R05] [R41]", () => {
  const name = linkDraftName("request.builder.1767225600000.0.signature");
  expect(name).toBe("boothwright.link-draft.request.builder");
});
