import { expect, test } from "vitest";
import { pageFormKey } from "./page-form-key.ts";

const at = (time: string) => new Date(`2026-11-03T${time}Z`);

test("pageFormKey() is one key for one form, for ten minutes", async () => {
  const key = await pageFormKey({ venue: "A" }, at("10:00:00"));
  expect(key).toMatch(/^page-[0-9a-f]{64}$/);
  expect(await pageFormKey({ venue: "A" }, at("10:09:59"))).toBe(key);
  expect(await pageFormKey({ venue: "A" }, at("10:10:00"))).not.toBe(key);
  expect(await pageFormKey({ venue: "B" }, at("10:00:00"))).not.toBe(key);
});
