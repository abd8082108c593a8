import fc from "fast-check";
import { expect, it } from "vitest";
import { maskContacts } from "./mask-contacts.ts";

it.for([
  ["Write to ada@engines.example.", "Write to [hidden]"],
  ["Call +1 (555) 010-0199 at noon", "Call [hidden] at noon"],
  ["Call 555.010.0199", "Call [hidden]"],
  ["See https://engines.example/team/ada", "See [hidden]"],
  ["See engines.com/contact, or Team.Engines.co.uk.", "See [hidden] or [hidden]."],
  ["On engines.design/ada, not on it.works", "On [hidden] not on it.works"],
  [
    "Ends at 3.5 m.Company colors, e.g. Co. red, incl.tax/fees",
    "Ends at 3.5 m.Company colors, e.g. Co. red, incl.tax/fees",
  ],
  ["Ask for Ada Lovelace, or ADA", "Ask for [hidden] [hidden], or [hidden]"],
  [
    "2027-01-05 to 2027-01-08, or 1/5/2027 - 1/8/2027",
    "2027-01-05 to 2027-01-08, or 1/5/2027 - 1/8/2027",
  ],
  ["2027-01-05, call 2027 010 5555", "2027-01-05, call [hidden]"],
  ["Canada in 2027, 20x20, $35,000", "Canada in 2027, 20x20, $35,000"],
  [
    "Call 702\u2013555\u20130147 or \u0667\u0660\u0662\u0665\u0665\u0665\u0660\u0661\u0664\u0667",
    "Call [hidden] or [hidden]",
  ],
  ["702\u2011555\u20110147, 702\u00b7555\u00b70147, 702_555_0147", "[hidden], [hidden], [hidden]"],
  ["Call 702\u{10ead}555\u{10ead}0147 today", "Call [hidden] today"],
  ["7\u200b0\u00ad2 555 0147 and \uff17\uff10\uff12 555 0147", "[hidden] and [hidden]"],
  ["bob\uff20engines\u3002example, bob@engines.example@x.y", "[hidden] [hidden]@x.y"],
  [
    "na\u00efve caf\u00e9 \u2013 20\u00d720 ft, 3\u20135 days",
    "na\u00efve caf\u00e9 \u2013 20\u00d720 ft, 3\u20135 days",
  ],
] as const)("maskContacts() of %j [Q22]", ([text, shown]) => {
  expect(maskContacts(text, ["Ada", "Lovelace"])).toBe(shown);
});

it.each([
  ["Groß", "GROẞ wrote"],
  ["Kosta", "call \u212aosta"],
  ["Hesse", "He\u017fse wrote"],
  ["ΟΔΥΣΣΕΥΣ", "Οδυσσευς wrote"],
  ["Lovelace", "LOVELACE, lovelace"],
])("maskContacts() hides %s in %j, whatever the case of its letters [Q22]", (name, text) => {
  const shown = maskContacts(text, [name]);
  expect(shown).toContain("[hidden]");
  expect(shown.toLowerCase()).not.toContain(name.toLowerCase());
});

it.each([
  "Budget: $50000 - 75000",
  "USD 1500000, or 50000-75000 EUR",
  "EUR 1 250 000 - 1 500 000",
  "\u20ac 1.250.000 and 1250000 \u20ac",
  "Budget 50000-75000",
  "Between 1200 - 1400 sq ft, 2500-3000 kg, 1000/1200/1400 mm",
  "1500000 visitors",
  "Halls 10 11 12 13",
  "Hall 10/11/12/13, booths 1201 1203 1205",
  "Booths 24110-24112-24114",
  "PO 4500012345",
  "P.O. No. 4500012345, PO#4500012345 and purchase order 4500-012345",
  "Order no. 4500012345, RFQ 20270001",
  "Open 0800-1700 0900-1800, or 8.00-17.00",
  "5.-8.1.2027, 1/5-1/8/2027",
  "Expo 2026/2027, seasons 2026-2027 and 2026 / 2027 / 2028",
  "CES 2027 2028",
  "50.000,00 - 75.000,00 EUR, 50 000,00",
  "P/O 4500012345, Bestellung 4500012345, GL code 1234567",
  "Hall 3.1/3.2/3.3/4.1, chapters 10.11.12.13",
  "2027-01-05/2027-01-08 or 20270105-20270108",
  "Load-in 01/03 01/04 01/05 01/06",
  "Jan 5 6 7 8 2027, chairs 10 11 12 13 14",
  "RAL 9003 9005 9010, NFPA 701 2015",
  "Las Vegas, NV 89109-0147 and zip 89109-1234",
  "Room for 800 persons, 1 800 persons, 1.800 persons",
  "1,2,3,4,5,6,7 and 1,000,000,000",
])("maskContacts() leaves what no telephone number looks like: %s [X11]", (text) => {
  expect(maskContacts(text, [])).toBe(text);
});

it.each([
  "(702) 555-0147",
  "702,555,0147",
  "702*555*0147",
  "+1 702 555 0147",
  "0044 20 7946 0958",
  "01 23 45 67 89",
  "7 0 2 5 5 5 0 1 4 7",
  "7O2-555-O147",
  "7 O 2 5 5 5 O 1 4 7",
  "\u2466\u24ea\u2461 \u2464\u2464\u2464 \u24ea\u2460\u2463\u2466",
  "\u277c\u24ff\u2777 \u277a\u277a\u277a \u24ff\u2776\u2779\u277c",
  "\u2087\u2080\u2082\u2085\u2085\u2085\u2080\u2081\u2084\u2087",
  "\u2077\u2070\u00b2\u2075\u2075\u2075\u2070\u00b9\u2074\u2077",
  "7\ufe0f\u20e30\ufe0f\u20e32\ufe0f\u20e3 555 0147",
  "\u4e03\u96f6\u4e8c\u4e94\u4e94\u4e94\u96f6\u4e00\u56db\u4e03",
  "702 \u200b\u200b\u200b\u200b\u200b555 0147",
  "702  -  555  -  0147",
  "[702] 555-0147",
  "<702> 555-0147",
  "7,0,2,5,5,5,0,1,4,7",
  "7*0*2*5*5*5*0*1*4*7",
  "06*12*34*56*78",
  "+44~20~7946~0958",
  "1-800-FLOWERS",
  "1-800-flowers",
  "1 (800) flowers",
  "1-800-BOOTHS-1",
  "800-GO-BOOTH",
])(
  "maskContacts() hides the telephone number %s, after a word of the job, too [Y07] [X11]",
  (number) => {
    expect(maskContacts(`Call ${number}`, [])).toBe("Call [hidden]");
  },
);

it.each([
  "2027-2026 0147",
  "2026/2027 5550147",
  "$702-555-0147",
  "Hall 702 555 0147",
  "booth +1 702 555 0147",
  "PO (702) 555-0147",
  "PO 0171 2340147",
  "Ref: 06 12 34 0147",
])("maskContacts() hides the number in %s [X11]", (text) => {
  expect(maskContacts(text, [])).not.toContain("0147");
});

it.each([
  "b o b @ e n g i n e s . e x a m p l e",
  "bob @ engines . example",
  "bob (at) engines (dot) example",
  "bob [at] engines [dot] com",
  "b\u200bo\u200bb@engines.example",
  "b.o.b at engines dot com",
  "b o b at e n g i n e s dot c o m",
  "bob at mail dot engines dot co dot uk",
  "bob -at- engines -dot- com",
  "bob_at_engines_dot_com",
  "bob \u24d0t engines.com",
  "\u{1f151}\u{1f15e}\u{1f151} at engines dot com",
  "bob arroba engines punto com",
  "bob at engines dot example",
  "bob@engines,com",
  "bob@engines[.]com",
])("maskContacts() hides the email address %s [Y07]", (address) => {
  expect(maskContacts(`Write ${address} today`, [])).toBe("Write [hidden] today");
});

it("maskContacts() leaves signs that belong to no address", () => {
  const text =
    "Visit us at hall 3, look at polka dot walls, start at point. Meet @ hall 3. Then 5 x 5 m, A / B / C / D, 12 @ 3.50 each. Ends. Come in";
  expect(maskContacts(text, [])).toBe(text);
});

const separator = fc.constantFrom(
  "",
  " ",
  "-",
  ".",
  "/",
  " - ",
  ") ",
  " (",
  "_",
  "\u2013",
  "\u00a0",
);
const spellings = fc.constantFrom(
  (digit: number) => String(digit),
  (digit: number) => String.fromCodePoint(0xff10 + digit),
  (digit: number) => String.fromCodePoint(0x2080 + digit),
  (digit: number) => (digit === 0 ? "\u24ea" : String.fromCodePoint(0x245f + digit)),
  (digit: number) => "〇一二三四五六七八九".charAt(digit),
);

it("maskContacts() hides telephone numbers in every grouping and spelling [X11] [Y07]", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.array(separator, { minLength: 10, maxLength: 10 }),
      spellings,
      fc.constantFrom("", "+1 ", "1-", "001 "),
      (last, separators, spell, prefix) => {
        const digits = [...`70255501${String(last).padStart(2, "0")}`].map(Number);
        const number = digits.map((digit, at) => `${at ? separators[at] : ""}${spell(digit)}`);
        expect(maskContacts(`Call ${prefix}${number.join("")}, thanks`, [])).toBe(
          "Call [hidden], thanks",
        );
      },
    ),
  );
});

it("maskContacts() leaves budgets, sizes and numbers of halls, whatever their amounts [X11]", () => {
  const thousands = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(thousands, thousands, fc.integer({ min: 1, max: 90 }), (low, more, hall) => {
      const range = `${low * 1000} - ${(low + more) * 1000}`;
      const halls = [0, 1, 2, 3].map((next) => hall + next).join(" ");
      const text = `$${range}, ${range} USD, ${range} sq ft, halls ${halls}`;
      expect(maskContacts(text, [])).toBe(text);
    }),
  );
});
