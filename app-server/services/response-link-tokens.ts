import type { ResponseLink } from "../../domain/quotes/response-link.ts";
import { asId } from "../contract/fields/as-id.ts";
import type { System } from "./system.ts";

/**
 * Tokens in invitations' links: the invitation and the version of its link, signed for this purpose
 * only.
 */
export function createResponseLinkTokens({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("respond");
  return {
    write({ requestId, builderId, invitedAt, linkVersion }: ResponseLink): string {
      const text = [requestId, builderId, invitedAt.getTime(), linkVersion].join(".");
      return `${text}.${sign(text)}`;
    },
    /** Null for a text that was not signed by us. */
    read(token: string): ResponseLink | null {
      const end = token.lastIndexOf(".");
      const text = token.slice(0, Math.max(end, 0));
      if (token.length > 200 || !isSignatureOf(text, token.slice(end + 1))) return null;
      const [requestId, builderId, invitedAt, linkVersion] = text.split(".");
      return {
        requestId: asId(requestId),
        builderId: asId(builderId),
        invitedAt: new Date(Number(invitedAt)),
        linkVersion: Number(linkVersion),
      };
    },
  };
}
/**
 * The key for limits: request and builder, because an invitation can have many links, and a builder
 * several invitations to a request.
 */
export function limitKeyOf({ requestId, builderId }: ResponseLink): string {
  return `${requestId} ${builderId}`;
}
export type ResponseLinkTokens = ReturnType<typeof createResponseLinkTokens>;
