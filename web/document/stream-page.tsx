import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RequestIdContext } from "../page/request-id-context.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { ownSignal } from "./own-signal.ts";
import { readToEnd } from "./read-to-end.ts";

/** Streams a page with slow parts as they become ready; its CSP is a nonce of its own. */
export async function streamPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { requestId }: { requestId: string },
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const router = (
    <RequestIdContext value={requestId}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </RequestIdContext>
  );
  let answer = status;
  const { signal, release } = ownSignal(request.signal);
  const body = await renderToReadableStream(router, {
    nonce,
    signal,
    onError(error) {
      answer = 500;
      if (!request.signal.aborted) console.error(error);
    },
  }).catch((error) => {
    release();
    throw error;
  });
  body.allReady.then(release, release);
  if (!import.meta.env.DEV) {
    headers.set("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`]));
  }
  headers.set("x-accel-buffering", "no"); // a proxy passes on what has come
  return new Response(readToEnd(body), { status: answer, headers });
}
