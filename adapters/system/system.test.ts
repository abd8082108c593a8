import { expect, test } from "vitest";
import { uuids } from "./ids.ts";
import { createSecrets } from "./secrets.ts";

test("uuids() are of version 7 and sort by age", async () => {
  const first = uuids.next<"message">();
  await new Promise((later) => setTimeout(later, 2));
  const second = uuids.next<"message">();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(first < second).toBe(true);
});

test("createSecrets() makes a code that only the token's holder and this server know", () => {
  const [ours, others] = [createSecrets("our key"), createSecrets("another key")];
  const token = ours.token();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(ours.codeFor(token)).toMatch(/^\d{6}$/);
  expect(ours.codeFor(token)).toBe(ours.codeFor(token));
  const differing = Array.from({ length: 5 }, () => ours.token());
  expect(differing.some((one) => ours.codeFor(one) !== others.codeFor(one))).toBe(true);
});
