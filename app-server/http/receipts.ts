import { createHmac, timingSafeEqual } from "node:crypto";
import { uuidPattern } from "../contract/text.ts";
import type { ReceiptId } from "../../domain/shared/id.ts";
import type { CookieJar } from "./cookie-jar.ts";

const name = "receipts";
const days = 30;
/** A browser that asks more often than this forgets its oldest receipts. */
const most = 20;

/** Reads and adds the signed receipts that let a visitor look at their own requests. */
export function createReceipts(secret: string) {
  const sign = (id: string) => createHmac("sha256", secret).update(id).digest("base64url");

  function read(cookies: CookieJar): ReceiptId[] {
    const parts = (cookies.get(name) ?? "").split("~").slice(-most);
    return parts.flatMap((part) => {
      const [id = "", signature = ""] = part.split(".");
      return uuidPattern.test(id) && isSame(signature, sign(id)) ? [id as ReceiptId] : [];
    });
  }

  function add(cookies: CookieJar, id: ReceiptId) {
    const kept = read(cookies).filter((known) => known !== id);
    const all = [...kept, id].slice(-most);
    cookies.set(name, all.map((one) => `${one}.${sign(one)}`).join("~"), days * 24 * 60 * 60);
  }

  return { read, add };
}
export type Receipts = ReturnType<typeof createReceipts>;

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
