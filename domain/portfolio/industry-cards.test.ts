import { expect, it } from "vitest";
import { industriesOfCard, industryCards } from "./industry-cards.ts";

it("industriesOfCard() is a card's name and its nearest industry, each once", () => {
  expect(industryCards).toHaveLength(10);
  expect(industriesOfCard("Retail & Consumer")).toEqual(["Retail & Consumer", "Retail"]);
  expect(industriesOfCard("Technology")).toEqual(["Technology"]);
  for (const name of [null, "Toys"]) expect(industriesOfCard(name)).toEqual([]);
});
