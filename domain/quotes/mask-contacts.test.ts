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
