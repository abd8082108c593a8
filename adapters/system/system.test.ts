import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SecretSource } from "../../domain/accounts/ports.ts";
import { uuids } from "./clock-and-ids.ts";
import { createSecrets } from "./secrets.ts";
import { createSigner } from "./signer.ts";

test("uuids() are of version 7 and sort by age", async () => {
  const first = uuids.next<"message">();
  await sleep(2);
  const second = uuids.next<"message">();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(first < second).toBe(true);
});

test("createSecrets() makes a code that only the token's holder and this server know", () => {
  const [ours, others] = ["our key", "another key"].map((current) =>
    createSecrets({ current, previous: null }),
  ) as [SecretSource, SecretSource];
  const token = ours.token();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(ours.codeFor(token)).toMatch(/^\d{6}$/);
  expect(ours.codeFor(token)).toBe(ours.codeFor(token));
  const differing = Array.from({ length: 5 }, () => ours.token());
  expect(differing.some((one) => ours.codeFor(one) !== others.codeFor(one))).toBe(true);
});

test("a code's hash is keyed: the database alone does not tell the code, and another key's is none", () => {
  const [ours, others] = ["our key", "another key"].map((current) =>
    createSecrets({ current, previous: null }),
  ) as [SecretSource, SecretSource];
  const hash = ours.hashCode("123456");
  expect(ours.isHashOfCode(hash, "123456")).toBe(true);
  expect(ours.isHashOfCode(hash, "123457")).toBe(false);
  expect(ours.isHashOfCode(ours.hash("123456"), "123456")).toBe(false);
  expect(others.isHashOfCode(hash, "123456")).toBe(false);
});

test("a changed secret accepts what the previous one signed, until that is taken away, and signs by itself", () => {
  const before = createSigner({ current: "old", previous: null }, "receipt");
  const during = createSigner({ current: "new", previous: "old" }, "receipt");
  const after = createSigner({ current: "new", previous: null }, "receipt");
  const old = before.sign("a text");
  expect(during.isSignatureOf("a text", old)).toBe(true);
  expect(during.isSignatureOf("another text", old)).toBe(false);
  expect(
    createSigner({ current: "new", previous: "old" }, "respond").isSignatureOf("a text", old),
  ).toBe(false);
  expect(after.isSignatureOf("a text", old)).toBe(false);
  expect(after.isSignatureOf("a text", during.sign("a text"))).toBe(true);
});
