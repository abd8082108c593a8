import { afterEach, expect, test, vi } from "vitest";
import { applyPendingType } from "./apply-pending-type.ts";
import { pendingType } from "./pending-type.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(status: number, type: string) {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async () =>
    Response.json({ type, title: "No", status, message: "No" }, { status }),
  );
  pendingType.store("builder");
}

test("an admin who chose a type before sign-in keeps theirs, and is asked for no other at each page [X01]", async () => {
  answering(409, "/problems/admin-stays");
  expect(await applyPendingType()).toBe(false);
  expect(pendingType.read()).toBeNull();
});

test("a type that can't be applied for now is applied with a later page", async () => {
  answering(503, "/problems/unavailable");
  await expect(applyPendingType()).rejects.toThrow();
  expect(pendingType.read()).toBe("builder");
});
