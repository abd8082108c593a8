import { expect, test } from "vitest";
import { tryStorage } from "./browser-storage.ts";

test("tryStorage() answers with what was read, and with null where the browser refuses its storage", () => {
  expect(tryStorage(() => "stored")).toBe("stored");
  const refused = (): string => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  expect(tryStorage(refused)).toBeNull();
});
