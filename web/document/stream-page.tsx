import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RequestIdContext } from "../page/request-id-context.ts";
import { SiteContext, type SiteLooks } from "../page/site.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { loaderDataScripts } from "./loader-data-scripts.ts";
import { openPageStream } from "./page-stream.ts";

/**
 * Streams a page whose slow parts follow as they are ready; its CSP uses a nonce of its own. Each
 * part's loader data is sent along with it; React Router would send the data after the page's last
 * part.
 */
export async function streamPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { requestId, site }: { requestId: string; site: SiteLooks },
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const { serverHandoffStream, ...whole } = context;
  const hasScripts = () => context.renderMeta?.didRenderScripts === true;
  const data = serverHandoffStream ? loaderDataScripts(serverHandoffStream, nonce) : [];
  const { bytes, destination } = openPageStream(data, hasScripts);
  // send the queries that the loaders have begun first: the database works while the frame is
  // rendered
  await new Promise((done) => setImmediate(done));
  let answer = status;
  await new Promise<void>((done, failed) => {
    const stop = () => abort(request.signal.reason);
    // React would never remove its listener, and Node keeps a request's signal alive while it has
    // one
    const release = () => request.signal.removeEventListener("abort", stop);
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdContext value={requestId}>
        <SiteContext value={site}>
          <ServerRouter context={whole} url={request.url} nonce={nonce} />
        </SiteContext>
      </RequestIdContext>,
      {
        nonce,
        onShellReady() {
          pipe(destination);
          done();
        },
        onShellError(error) {
          release();
          failed(error);
        },
        onAllReady: release,
        onError(error) {
          answer = 500;
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
    if (request.signal.aborted) stop();
    else request.signal.addEventListener("abort", stop, { once: true });
  });
  if (!import.meta.env.DEV) {
    headers.set("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
  }
  headers.set("x-accel-buffering", "no"); // a proxy such as nginx forwards each chunk at once
  return new Response(bytes, { status: answer, headers });
}
