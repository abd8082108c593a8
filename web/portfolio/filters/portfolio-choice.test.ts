import fc from "fast-check";
import { expect, it } from "vitest";
import { industryCards } from "../../../domain/portfolio/industry-cards.ts";
import { filterDimensions, noFilter } from "../../../domain/portfolio/search/project-filter.ts";
import { projectSorts } from "../../../domain/portfolio/search/project-sort.ts";
import {
  type PortfolioChoice,
  readChoice,
  toggleCard,
  toggleValue,
  toSearch,
} from "./portfolio-choice.ts";

const values = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" }), { maxLength: 4 })
  .map((all) => [...all].sort());
const choice: fc.Arbitrary<PortfolioChoice> = fc.record({
  filter: fc.record({
    industries: values,
    exhibitTypes: values,
    exhibitSizes: values,
    locations: values,
    builderIds: values,
    features: values,
    pictures: values,
  }),
  card: fc.option(fc.constantFrom(...industryCards.map(({ name }) => name))),
  sort: fc.constantFrom(...projectSorts.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 999 }),
});

it("readChoice() reads what toSearch() wrote", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(readChoice(new URLSearchParams(`${toSearch(chosen)}`))).toEqual(chosen);
    }),
  );
});

it("readChoice() takes any address", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      expect(toSearch(readChoice(new URLSearchParams(text))).get("page")).not.toBe("0");
    }),
  );
  const none = { filter: noFilter, card: null, sort: "newest", page: 1 };
  expect(readChoice(new URLSearchParams("sort=best&page=-1&card=Toys&x=1"))).toEqual(none);
});

it("toggleValue() lets go of the card, starts at page 1, and undoes itself", () => {
  fc.assert(
    fc.property(
      choice,
      fc.constantFrom(...filterDimensions),
      fc.string(),
      (chosen, name, value) => {
        const once = toggleValue(chosen, name, value);
        expect(once).toMatchObject({ card: null, page: 1, sort: chosen.sort });
        const twice = toggleValue(once, name, value);
        expect([...twice.filter[name]].sort()).toEqual(chosen.filter[name]);
      },
    ),
  );
});

it("toggleCard() keeps the filter, and lets go when chosen again", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const once = toggleCard({ ...chosen, card: null }, "Energy");
      expect(once).toEqual({ ...chosen, card: "Energy", page: 1 });
      expect(toggleCard(once, "Energy").card).toBeNull();
    }),
  );
});
