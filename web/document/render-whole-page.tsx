import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { WholeResponse } from "../../app-server/contract/whole-response.ts";
import { RequestIdContext } from "../page/request-id-context.ts";
import { SiteContext, type SiteLooks } from "../page/site.ts";
import { isRenderCacheOn } from "../render-cache/render-cache.ts";
import { CachedMarkupContext } from "../ui/cached-markup.tsx";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { inlineScriptHashes } from "./inline-script-hashes.ts";
import { loaderDataBlock } from "./loader-data-scripts.ts";
import { openStoredParts } from "./stored-parts.tsx";

const end = "</body></html>";

/**
 * Renders a page in one piece; equal data give equal bytes, because its CSP uses hashes. A nonce
 * marks our own scripts and is removed before sending.
 */
export async function renderWholePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { requestId, site, hash }: { requestId: string; site: SiteLooks; hash: (text: string) => string },
): Promise<Response> {
  const { serverHandoffStream, ...whole } = context;
  const mark = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const parts = openStoredParts(mark);
  const html = renderToString(
    <RequestIdContext value={requestId}>
      <SiteContext value={site}>
        {/* in development an edited part must be rendered again */}
        <CachedMarkupContext
          value={import.meta.env.DEV || !isRenderCacheOn() ? null : parts.render}
        >
          <ServerRouter context={whole} url={request.url} nonce={mark} />
        </CachedMarkupContext>
      </SiteContext>
    </RequestIdContext>,
  );
  const hasScripts = context.renderMeta?.didRenderScripts === true && html.endsWith(end);
  const data =
    serverHandoffStream && hasScripts ? await loaderDataBlock(serverHandoffStream, mark) : "";
  const page = hasScripts ? `${html.slice(0, -end.length)}${data}${end}` : html;

  if (!import.meta.env.DEV) {
    const policy = contentSecurityPolicy(inlineScriptHashes(page, mark, hash));
    headers.set("content-security-policy", policy);
  }
  const sent = `<!DOCTYPE html>${withoutPreloads(page)}`.replaceAll(` nonce="${mark}"`, "");
  return new WholeResponse(parts.assemble(sent), { status, headers });
}

/** Removes preloads of scripts: they delay the first paint on a slow connection. */
function withoutPreloads(html: string): string {
  const head = html.indexOf("</head>");
  const preloads = /<link rel="modulepreload"[^>]*>/g;
  return html.slice(0, head).replace(preloads, "") + html.slice(head);
}
