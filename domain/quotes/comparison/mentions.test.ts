import process from "node:process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { mentions, topics } from "./mentions.ts";

const said = (text: string | null) =>
  Object.fromEntries(mentions(text).map(({ topic, says }) => [topic, says]));

it.each([
  [
    "Includes install & dismantle and graphics.",
    { "Install & dismantle": "named", Graphics: "named" },
  ],
  [
    "I&D, Graphics and LED",
    { "Install & dismantle": "named", Graphics: "named", Lighting: "named" },
  ],
  ["Drayage not included.", { Drayage: "ruled-out" }],
  ["Not included: drayage, electrical", { Drayage: "ruled-out", Electrical: "ruled-out" }],
  ["Price doesn’t include shipping", { Shipping: "ruled-out" }],
  [
    "The price does not include drayage or shipping.",
    { Drayage: "ruled-out", Shipping: "ruled-out" },
  ],
  ["Includes graphics but not drayage", { Graphics: "named", Drayage: "ruled-out" }],
  [
    "Graphics and furniture, excluding electrical.",
    { Graphics: "named", Furniture: "named", Electrical: "ruled-out" },
  ],
  [
    "Drayage is not included, graphics and storage are included",
    { Drayage: "ruled-out", Graphics: "named", Storage: "named" },
  ],
  ["Excludes drayage, includes storage", { Drayage: "ruled-out", Storage: "named" }],
  ["Storage at no extra charge", { Storage: "named" }],
  ["Not only design but also rigging", { Design: "named", Rigging: "named" }],
  [
    "Drayage is billed separately. We include flooring.",
    { Drayage: "ruled-out", Flooring: "named" },
  ],
  [
    "Electrical by others\nFurniture rental",
    { Electrical: "ruled-out", Furniture: "named", Rental: "named" },
  ],
  ["Storage included. After the show storage is extra.", { Storage: "both" }],
  ["Restore, warehoused, drayages, lightly, floor", {}],
  ["With pleasure", {}],
  [null, {}],
] as const)("mentions() reads %j", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

it("mentions() of any text names each topic once at most, in the same order, and does not mind case", () => {
  const order = topics.map(({ name }) => name);
  const words = fc.constantFrom(
    "drayage",
    "not",
    "included",
    "graphics",
    ",",
    ".",
    "but",
    "I&D",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((each) => each.join(" ")),
      ),
      (text) => {
        const found = mentions(text).map(({ topic }) => topic);
        expect(found).toEqual(order.filter((name) => found.includes(name)));
        expect(mentions(text.toUpperCase()).map(({ topic }) => topic)).toEqual(
          mentions(text.toUpperCase().toLowerCase()).map(({ topic }) => topic),
        );
      },
    ),
  );
});

it("mentions() of a long hostile text takes no time", () => {
  const text = "not included, but except without excluding ".repeat(120).slice(0, 5000);
  const start = process.cpuUsage();
  for (let time = 0; time < 20; time += 1) mentions(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});
