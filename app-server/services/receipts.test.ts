import { expect, test } from "vitest";
import type { ReceiptId } from "../../domain/shared/id.ts";
import { testSystem } from "../test/test-system.ts";
import { createCookieJar } from "./cookies.ts";
import { createReceipts } from "./receipts.ts";

const receipts = createReceipts(testSystem());
const id = (number: number) =>
  `00000000-0000-7000-8000-${String(number).padStart(12, "0")}` as ReceiptId;

/** The cookies that a browser sends back. */
const sentBack = (lines: string[]) =>
  createCookieJar(lines.map((line) => line.split(";")[0]).join("; "), false);

test("createReceipts() reads back what it gave, the newest twenty", () => {
  const jar = createCookieJar(undefined, false);
  for (let number = 1; number <= 25; number++) receipts.add(jar, id(number));
  const held = receipts.read(sentBack(jar.outgoing()));
  expect(held).toHaveLength(20);
  expect(held.at(-1)).toBe(id(25));
});

test("createReceipts() believes nothing that it did not sign", () => {
  const jar = createCookieJar(undefined, false);
  receipts.add(jar, id(1));
  const forged = jar.outgoing().map((line) => line.replace(id(1), id(2)));
  expect(receipts.read(sentBack(forged))).toEqual([]);
  expect(createReceipts(testSystem("another secret of thirty-two chars")).read(jar)).toEqual([]);
});

test("createCookieJar() binds its cookies to a secure host", () => {
  const jar = createCookieJar(undefined, true);
  receipts.add(jar, id(1));
  const [line = ""] = jar.outgoing();
  expect(line).toMatch(/^__Host-receipts=/);
  for (const flag of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(line).toContain(flag);
});
