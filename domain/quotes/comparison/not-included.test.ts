import { expect, test } from "vitest";
import { lineOf } from "../../offers/examples.ts";
import { mentions } from "./mentions.ts";
import { messageWords, notIncluded } from "./not-included.ts";

const excluded = (category: "material-handling" | "electrical" | "other", label = "") =>
  lineOf(category, { kind: "excluded", label });

test("notIncluded() names excluded lines, whatever the message says [W04]", () => {
  const lines = [
    lineOf("structure", { amount: 100 }),
    excluded("material-handling"),
    excluded("electrical"),
    excluded("electrical"),
    excluded("other", "Union overtime"),
  ];
  const responseMessage = "Drayage and power included. Freight not included.";
  expect(notIncluded({ lines, responseMessage })).toEqual({
    names: ["Material handling (drayage)", "Power and electricians", "Union overtime"],
    unclear: [],
    source: "line",
  });
});

test("notIncluded() of an itemized quote that excludes nothing names nothing [W04]", () => {
  const lines = [lineOf("structure", { amount: 100 })];
  expect(notIncluded({ lines, responseMessage: "No storage." }).names).toEqual([]);
});

test("notIncluded() reads the message of a quote without lines [W04]", () => {
  const said = notIncluded({ lines: [], responseMessage: "Graphics included. Drayage excluded." });
  expect(said).toEqual({ names: ["Drayage"], unclear: [], source: "message" });
  expect(notIncluded({ lines: [], responseMessage: null }).names).toEqual([]);
});

test("messageWords() of a category are those of the message [W04]", () => {
  const said = mentions("Freight included. Drayage is not included.");
  expect(messageWords(said, "shipping")).toBe("Included, says the message");
  expect(messageWords(said, "material-handling")).toBe("Not included, says the message");
  expect(messageWords(said, "flooring")).toBeNull();
  expect(messageWords(said, "tax")).toBeNull();
});
