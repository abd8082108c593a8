import { createQueue } from "../../adapters/system/create-queue.ts";
import { TooBusyError } from "../../domain/shared/too-busy.ts";
import { createKeptPages } from "./kept-pages.ts";

type Asked = {
  request: Request;
  render: (request: Request) => Promise<Response>;
  /** Another text after every change of what pages show. */
  readVersion: () => Promise<string>;
  /** Whether all could be read that a page shows, once it is rendered. */
  isWhole: () => boolean;
};

const busy = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again</title>
<p>Very many people are here at the moment. Please try again in a few seconds.</p></html>`;

/** What stays as it is until content changes; the rest (signing in, links from mails) tells of the moment. */
const contentPages =
  /^\/(?:_root|(?:portfolio|builders|builder-profile|blog|trade-shows|trade-show-calendar)\/[^/]+|portfolio|our-builders|builder-network|blog|trade-show-calendar|quote|how-it-works|about-us|contact|privacy-policy|terms-of-service|cookie-policy)?(?:\.data)?$/;

/**
 * How pages are read when very many are asked for: those that are the same for all visitors are made once a change, so many at a
 * time are rendered, some wait their turn, and the rest are told to come again, so that a flood costs neither memory nor
 * everybody's time. What changes something is never turned away here.
 */
export function createPageDesk({ atOnce = 16, waiting = 300 } = {}) {
  const line = createQueue({ atOnce, waiting });
  const keep = createKeptPages();

  return async ({ request, render, readVersion, isWhole }: Asked): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return render(request);
    try {
      if (!isSameForAll(request)) return await line.run(() => render(request));
      const { url } = request;
      const isContent = contentPages.test(new URL(url).pathname);
      return await keep({
        request,
        readVersion: isContent ? readVersion : null,
        // of whoever came first nothing else counts: they may leave, or try to have others served what their headers ask for
        make: () => line.run(() => render(new Request(url))),
        isWhole,
      });
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
