import { expect, test } from "vitest";
import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { inviteLabel, shortNames, topSuggestions } from "./invite-state.ts";

const ids = ["a", "b", "c", "d", "e", "f", "g"];
const suggestions = ids.map(
  (builderId): SuggestionBody => ({
    builderId,
    name: builderId,
    points: 50,
    reasons: [],
    load: "",
    isAssigned: false,
    isPreferred: false,
  }),
);

test("the best are ticked, as many as are missing to five", () => {
  expect(topSuggestions(suggestions, [], 5)).toEqual(["a", "b", "c", "d", "e"]);
  expect(topSuggestions(suggestions, ["b", "x"], 5)).toEqual(["a", "c", "d"]);
  expect(topSuggestions(suggestions, ["a", "b", "c", "d", "e", "x"], 5)).toEqual([]);
  expect(topSuggestions(suggestions.slice(0, 2), [], 5)).toEqual(["a", "b"]);
});

test("the button says how many are invited, and when they are the top five", () => {
  const top = topSuggestions(suggestions, [], 5);
  expect(inviteLabel(top, top, 5)).toBe("Invite top five");
  expect(inviteLabel(["a", "b", "c", "d", "f"], top, 5)).toBe("Invite 5 builders");
  expect(inviteLabel(["a"], top, 5)).toBe("Invite 1 builder");
  expect(inviteLabel(["a", "b"], ["a", "b"], 5)).toBe("Invite 2 builders");
  // as many as this request was promised [W33]
  expect(topSuggestions(suggestions, [], 3)).toEqual(["a", "b", "c"]);
  expect(inviteLabel(["a", "b", "c"], ["a", "b", "c"], 3)).toBe("Invite top three");
});

test("the bar names the selected builders [W10]", () => {
  const names = ["Redwood & Pike Exhibits", "Sunbelt Show Services", "Parallel & Grain"];
  expect(shortNames([...names, "Pop!Up", "Andina Montajes"])).toBe("Redwood, Sunbelt, Parallel +2");
  expect(shortNames(["Studio Nord", "Studio Kreuzberg", "The Booth Co."])).toBe(
    "Studio Nord, Studio Kreuzberg, The Booth Co.",
  );
  expect(shortNames([])).toBe("");
});
