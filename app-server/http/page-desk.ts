import { createQueue } from "../../adapters/system/create-queue.ts";
import { TooBusyError } from "../../domain/shared/too-busy.ts";
import { createSharedRenders } from "./share-renders.ts";

type Render = (request: Request) => Promise<Response>;

const busy = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again</title>
<p>Very many people are here at the moment. Please try again in a few seconds.</p></html>`;

/**
 * How pages are read when very many are asked for: those that are the same for all visitors are shared, so many at a time are
 * rendered, some wait their turn, and the rest are told to come again, so that a flood costs neither memory nor everybody's time.
 * What changes something is never turned away here.
 */
export function createPageDesk({ atOnce = 16, waiting = 300 } = {}) {
  const line = createQueue({ atOnce, waiting });
  const share = createSharedRenders();

  return async (request: Request, render: Render): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return render(request);
    try {
      if (!isSameForAll(request)) return await line.run(() => render(request));
      // whoever came first may leave, and the others wait on
      const { url, headers } = request;
      return await share(url, () => line.run(() => render(new Request(url, { headers }))));
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      const headers = { "content-type": "text/html; charset=utf-8", "retry-after": "3" };
      return new Response(busy, { status: 503, headers });
    }
  };
}

/** Pages of who has no cookie differ by their address only; pictures also by what a browser takes. */
function isSameForAll({ method, url, headers }: Request): boolean {
  return method === "GET" && !headers.has("cookie") && !new URL(url).pathname.startsWith("/img/");
}
