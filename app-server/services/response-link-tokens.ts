import type { ResponseLink } from "../../domain/quotes/response-link.ts";
import { asId } from "../contract/fields/as-id.ts";
import type { System } from "./system.ts";

/** Tokens of the links in invitations: which invitation and which version of its link, signed for this purpose alone. */
export function createResponseLinkTokens({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("respond");
  return {
    write({ requestId, builderId, invitedAt, linkVersion }: ResponseLink): string {
      const text = [requestId, builderId, invitedAt.getTime(), linkVersion].join(".");
      return `${text}.${sign(text)}`;
    },
    /** Null for whatever we did not write. */
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
/** A limit's key: a builder has many links to one invitation, and each invitation of theirs to a request has links of its own. */
export function limitKeyOf({ requestId, builderId }: ResponseLink): string {
  return `${requestId} ${builderId}`;
}
export type ResponseLinkTokens = ReturnType<typeof createResponseLinkTokens>;
