import type { SiteLink } from "../../domain/quotes/site-link.ts";
import { asId } from "../contract/fields/as-id.ts";
import type { System } from "./system.ts";

/** Tokens in site links: the job and the version of its link, signed for this purpose only. */
export function createSiteLinkTokens({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("site");
  return {
    write({ jobId, version }: SiteLink): string {
      const text = `${jobId}.${version}`;
      return `${text}.${sign(text)}`;
    },
    /** Null for a text that was not signed by us. */
    read(token: string): SiteLink | null {
      const end = token.lastIndexOf(".");
      const text = token.slice(0, Math.max(end, 0));
      if (token.length > 200 || !isSignatureOf(text, token.slice(end + 1))) return null;
      const [jobId, version] = text.split(".");
      return { kind: "site-link", jobId: asId(jobId), version: Number(version) };
    },
  };
}
export type SiteLinkTokens = ReturnType<typeof createSiteLinkTokens>;
