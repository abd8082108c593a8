import { describe, expect, test } from "vitest";
import { toReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { compareResponses } from "../../../../domain/quotes/comparison/compare-responses.ts";
import { beasResponse } from "../../../../domain/quotes/examples.ts";
import { linesOf, written } from "../../../ui/test/written.tsx";
import { offerFacts } from "./offer-facts.tsx";
import { earlier } from "./offer-table.css.ts";
import { OfferTable } from "./offer-table.tsx";

const now = new Date("2026-11-18T15:00:00Z");
const quote = (name: string, facts: object = {}, received: object = {}) =>
  ({
    ...toReceivedResponseBody(
      {
        response: { ...beasResponse, id: name, quotedAmount: 44_900_00, ...facts },
        builder: null,
        seenRevision: null,
        forEarlierBrief: false,
        pricedFor: {
          version: 1,
          industry: "island",
          boothSize: "20x20",
          budget: null,
          changed: [],
        },
        ...received,
      } as unknown as Parameters<typeof toReceivedResponseBody>[0],
      { now, billsOf: () => null },
    ),
    builder: { name, email: "desk@example.com", rating: 0, reviewCount: 0 },
  }) as unknown as ReturnType<typeof toReceivedResponseBody>;

function table(quotes: ReturnType<typeof quote>[], { canDecide = true, stands = true } = {}) {
  const { unit, offers } = compareResponses(
    { industry: "island", boothSize: "20x20" },
    quotes.map((response) => ({ response, stands })),
  );
  return written(
    <OfferTable
      title="CES"
      facts={offerFacts({ unit, files: [], isItemized: false, hasLongMessage: true, canDecide })}
      sections={[]}
      offers={offers}
      builders={[]}
      canDecide={canDecide}
      options={null}
      note={null}
    />,
  );
}
const lakeshore = quote("Lakeshore");
const redwood = quote("Redwood", { quotedAmount: 52_800_00 });
/** The text of each element of a kind. */
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([part]) =>
    linesOf(part).join(" "),
  );

describe("OfferTable", () => {
  test("names itself, and in each head the builder and the amount [W08] [W29]", () => {
    const html = table([lakeshore, redwood]);
    expect(html).toMatch(/role="grid" aria-label="Quotes for CES"/);
    const heads = textsOf(html, "thead").join();
    expect(heads).toContain("Lakeshore $44,900");
    expect(heads).toContain("Redwood $52,800");
    expect(textsOf(html, "button").slice(0, 3)).toEqual(["Price", "Included", "Builder"]);
  });

  test("names builder and amount in each button that decides [W29]", () => {
    const buttons = textsOf(table([lakeshore, redwood]), "button");
    const deciding = buttons.filter((text) => /^(Accept|Decline)/.test(text));
    expect(new Set(deciding)).toEqual(
      new Set([
        "Accept Quote of Lakeshore at $44,900",
        "Decline the quote of Lakeshore",
        "Accept Quote of Redwood at $52,800",
        "Decline the quote of Redwood",
      ]),
    );
  });

  test("says how often each builder was on time, without a call of its own [S05]", () => {
    const onTime = "On time in 9 of 10 reviewed projects";
    const rated = { ...lakeshore, builder: { ...lakeshore.builder, onTime } };
    const rows = textsOf(table([rated as typeof lakeshore, redwood]), "tr");
    const row = rows.find((text) => text.startsWith("On time "));
    expect(row).toBe(`On time ${onTime} Fewer than 3 reviews rate it yet`);
  });

  test("has what isn't included and the decision directly below the amount [W08]", () => {
    const rows = textsOf(
      table([quote("Lakeshore", { responseMessage: "Drayage not included" })]),
      "th",
    );
    expect(rows.slice(2, 6)).toEqual([
      "Amount",
      "Not included",
      "Your decision",
      "Per square foot",
    ]);
  });

  test("shows a quote from before a change in gray, with the booth that it is priced for [W01] [W02]", () => {
    const before = quote(
      "Lakeshore",
      {},
      {
        forEarlierBrief: true,
        pricedFor: {
          version: 1,
          industry: "island",
          boothSize: "20x20",
          budget: null,
          changed: ["boothSize"],
        },
      },
    );
    const html = table([before, redwood]);
    expect(textsOf(html, "thead").join()).toMatch(/Lakeshore \$44,900 Priced for 20\s*×\s*20\s*ft/);
    expect(html).toContain(earlier);
    expect(table([redwood])).not.toContain(earlier);
    expect(textsOf(html, "button").join()).toMatch(
      /Accept \$44,900 for the 20\s*×\s*20\s*ft brief anyway of Lakeshore/,
    );
  });

  test("says of a quote that can't be accepted why, and of one without a price that it has none", () => {
    const expired = table([quote("Lakeshore", { validUntil: now })], { stands: false });
    expect(linesOf(expired)).toContain("Expired: it can't be accepted anymore");
    expect(textsOf(expired, "button").join()).not.toContain("Accept");
    const open = table([quote("Lakeshore", { quotedAmount: null })]);
    expect(textsOf(open, "thead").join()).toContain("Lakeshore No price yet");
    expect(textsOf(open, "button").join()).toContain("Ask for a price");
  });

  test("offers no decision to those who may not decide", () => {
    const html = table([lakeshore, redwood], { canDecide: false });
    expect(textsOf(html, "button").join()).not.toMatch(/Accept|Decline|Lakeshore/);
    expect(linesOf(html)).not.toContain("Your decision");
  });

  test("folds long messages, and unfolds them by the row's name [W08]", () => {
    const long = quote("Lakeshore", { responseMessage: "A long message. ".repeat(20) });
    expect(table([long])).toMatch(/aria-expanded="false"[^>]*>.*?Message/s);
  });
});
