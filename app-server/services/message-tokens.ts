import type { MessageId } from "../../domain/shared/id.ts";
import { asId } from "../contract/fields/as-id.ts";
import type { System } from "./system.ts";

/** Tokens in emailed links: a message id signed for one purpose, without an email address. */
export function createMessageTokens(
  { signerFor }: Pick<System, "signerFor">,
  purpose: "unsubscribe" | "mail-link",
) {
  const { sign, isSignatureOf } = signerFor(purpose);
  return {
    write: (id: MessageId) => `${id}.${sign(id)}`,
    /** Null for a text that was not signed by us. */
    read(token: string): MessageId | null {
      const [text = "", signature = ""] = token.split(".");
      return isSignatureOf(text, signature) ? asId<"message">(text) : null;
    },
  };
}
export type MessageTokens = ReturnType<typeof createMessageTokens>;
