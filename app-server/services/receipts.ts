import { type ReceiptId, uuidPattern } from "../../domain/shared/id.ts";
import type { CookieJar } from "./cookies.ts";
import type { System } from "./system.ts";

const name = "receipts";
const days = 30;
/** Maximum number of receipts in a browser; the oldest ones are dropped. */
const most = 20;

/** Reads and adds the signed receipts that let a visitor look at their own requests. */
export function createReceipts({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("receipt");

  function read(cookies: CookieJar): ReceiptId[] {
    const parts = (cookies.get(name) ?? "").split("~").slice(-most);
    return parts.flatMap((part) => {
      const [id = "", signature = ""] = part.split(".");
      return uuidPattern.test(id) && isSignatureOf(id, signature) ? [id as ReceiptId] : [];
    });
  }

  function add(cookies: CookieJar, id: ReceiptId) {
    const others = read(cookies).filter((known) => known !== id);
    const all = [...others, id].slice(-most);
    cookies.set(name, all.map((one) => `${one}.${sign(one)}`).join("~"), days * 24 * 60 * 60);
  }

  return { read, add };
}
/** Deletes the browser's receipts on sign-out, because others may use it, too. */
export function forgetReceipts(cookies: CookieJar) {
  if (cookies.get(name)) cookies.remove(name);
}
export type Receipts = ReturnType<typeof createReceipts>;
