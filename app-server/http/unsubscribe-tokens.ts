import { createSigner } from "../../adapters/system/signer.ts";
import type { MessageId } from "../../domain/shared/id.ts";
import { asId } from "./path-id.ts";

/** What a letter's unsubscribe link carries: which letter it is, signed, and no address. */
export function createUnsubscribeTokens(secret: string) {
  const { sign, isSignatureOf } = createSigner(secret, "unsubscribe");
  return {
    write: (id: MessageId) => `${id}.${sign(id)}`,
    /** Null for whatever we did not write. */
    read(token: string): MessageId | null {
      const [text = "", signature = ""] = token.split(".");
      return isSignatureOf(text, signature) ? asId<"message">(text) : null;
    },
  };
}
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;
