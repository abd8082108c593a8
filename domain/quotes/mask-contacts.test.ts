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
] as const)("maskContacts() of %j [Q22]", ([text, shown]) => {
  expect(maskContacts(text, ["Ada", "Lovelace"])).toBe(shown);
});
