import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { toReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse } from "../../../domain/quotes/examples.ts";
import { ChosenQuote } from "../chosen-quote.tsx";
import { offerFacts } from "../comparison/offer-table/offer-facts.tsx";
import { ladderWords } from "../comparison/price-ladder/price-ladder.tsx";
import { ReceivedResponse } from "../received-response.tsx";
import { AcceptReceipt } from "./accept-receipt.tsx";
import { TakeResponse } from "./decide-on-response.tsx";

const now = new Date("2026-11-18T15:00:00Z");
const changed = ["boothSize" as const];
const bodyOf = (facts: object = {}, received: object = {}) =>
  toReceivedResponseBody(
    {
      response: { ...beasResponse, quotedAmount: 44_900_00, ...facts },
      builder: null,
      seenRevision: null,
      forEarlierBrief: false,
      pricedFor: { version: 2, industry: "island", boothSize: "20x30", budget: null, changed: [] },
      ...received,
    } as Parameters<typeof toReceivedResponseBody>[0],
    { now, billsOf: () => null },
  );
const earlier = {
  forEarlierBrief: true,
  pricedFor: { version: 1, industry: "island", boothSize: "20x20", budget: null, changed },
};

function markupOf(element: React.ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  ).replace(/<[^>]*>/g, "|");
}

describe("TakeResponse [W01]", () => {
  const take = (body: ReturnType<typeof bodyOf>) =>
    markupOf(<TakeResponse response={body} othersPending isTheOne />);

  test("asks for the price of the changed booth first, and names the booth of the price", () => {
    const text = take(bodyOf({}, earlier));
    expect(text).toContain("Ask to update the price");
    expect(text).toMatch(/Accept \$44,900 for the 20\s*×\s*20\s*ft brief anyway/);
    expect(text).not.toContain("Accept Quote");
  });

  test("accepts a quote for the present brief in one step", () => {
    const text = take(bodyOf());
    expect(text).toContain("Accept Quote");
    expect(text).not.toContain("update");
  });

  test("asks a quote of nothing for a price [Y09]", () => {
    expect(take(bodyOf({ quotedAmount: 0 }))).toContain("Ask for a price");
  });
});

test("AcceptReceipt names the booth that the price is for, what is left out, and the round that it ends [W01]", () => {
  const endsAt = "2026-11-20T00:14:00.000Z";
  const round = { endsAt, openedAt: now.toISOString(), cancelledAt: null, answer: null };
  const terms = { responseMessage: "Drayage is not included", round };
  const text = markupOf(<AcceptReceipt response={bodyOf(terms, earlier)} />);
  const lines = text.replaceAll("\u00a0", " ").split(/\|+/).slice(1, -1);
  expect(lines.join(" | ")).toBe(
    [
      "This price is for a 20 × 20 ft booth. Your brief has another size now.",
      "Builder | Unknown Builder",
      "Amount | $44,900",
      "Booth the price is for | 20 × 20 ft",
      "Not included | Drayage (in the message)",
      "Timeline | 6 weeks",
      "Valid until | Feb 4, 2027",
      "Your final-offer round runs until  | Nov 20, 2026 | . Accepting ends it.",
    ].join(" | "),
  );
});

describe("an accepted quote, wherever its amount stands, names the booth that the price is for [W01]", () => {
  const body = (received: object) => bodyOf({ status: "accepted" }, received);
  type Shown = (response: ReturnType<typeof bodyOf>) => React.ReactNode;
  const facts = offerFacts({
    unit: { kind: "square-foot", count: 400 },
    files: [],
    isItemized: false,
  });
  const places: [string, Shown][] = [
    ["card", (response) => <ChosenQuote response={response} level={2} hasOthers />],
    [
      "row",
      (response) => (
        <ReceivedResponse
          response={response}
          builders={[]}
          canDecide={false}
          othersPending={false}
          headingLevel={3}
        />
      ),
    ],
    [
      "comparison",
      (response) =>
        facts[0]?.value({ response } as Parameters<NonNullable<(typeof facts)[0]>["value"]>[0]),
    ],
  ];

  test.each(places)("the %s", (_place, show) => {
    expect(markupOf(show(body(earlier)))).toMatch(/Priced for 20\s*×\s*20\s*ft/);
    expect(markupOf(show(body({})))).not.toContain("Priced for");
  });
});

test("ladderWords() counts prices for the present brief alone [W02]", () => {
  const prices = [44_900_00, 52_800_00].map((cents) => ({ cents, isEarlier: true }));
  expect(ladderWords(prices, "35000-75000")).toBe(
    "2 prices, from $44,900 to $52,800. All priced before your change.",
  );
  const current = { cents: 60_000_00, isEarlier: false };
  expect(ladderWords([...prices, current], "35000-75000")).toBe(
    "1 price: $60,000. 1 within your budget. 2 more priced before your change.",
  );
});
