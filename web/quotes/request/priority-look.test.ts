import { expect, test } from "vitest";
import { priorityLook } from "./priority-look.ts";

test("priorityLook() shows a missing priority as the view says", () => {
  expect(priorityLook(null, "normal").label).toBe("Normal");
  expect(priorityLook(undefined, "medium").label).toBe("Medium");
  expect(priorityLook("", "medium").label).toBe("Medium");
});

test("priorityLook() makes only a high one stand out", () => {
  expect(priorityLook("high", "normal")).toEqual({ label: "High", tone: "critical" });
  expect(priorityLook("low", "normal")).toEqual({ label: "Low", tone: "neutral" });
});

test("priorityLook() shows an unknown value as it is", () => {
  expect(priorityLook("urgent", "normal")).toEqual({ label: "urgent", tone: "neutral" });
});
