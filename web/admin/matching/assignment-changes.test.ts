import { expect, test } from "vitest";
import { assignmentChanges } from "./assignment-changes.ts";

test("assignmentChanges() has nothing to save when the selection is the assignment", () => {
  expect(assignmentChanges(["a", "b"], new Set(["b", "a"])).canSave).toBe(false);
  expect(assignmentChanges([], new Set()).canSave).toBe(false);
});

test("assignmentChanges() lists who is added and who is removed", () => {
  const changes = assignmentChanges(["a", "b"], new Set(["b", "c"]));
  expect(changes).toMatchObject({ added: ["c"], removed: ["a"], canSave: true });
});

test("assignmentChanges() lets an empty selection remove all", () => {
  const changes = assignmentChanges(["a", "b"], new Set());
  expect(changes).toMatchObject({ added: [], removed: ["a", "b"], canSave: true });
});

test("assignmentChanges() warns of more than five builders and refuses none", () => {
  const six = new Set(["a", "b", "c", "d", "e", "f"]);
  expect(assignmentChanges(["a", "b", "c", "d", "e"], six)).toMatchObject({
    canSave: true,
    isMoreThanPromised: true,
  });
  expect(assignmentChanges([], new Set(["a", "b", "c", "d", "e"])).isMoreThanPromised).toBe(false);
});
