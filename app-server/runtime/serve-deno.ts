import { type ServeOptions, type Server, SocketClient } from "../client.ts";
import type { RepeatAnswer } from "../page-cache/page-cache.ts";
import { cannotListen } from "./cannot-listen.ts";

/** Listens on Deno's own HTTP server. */
export async function serve({ fetch, port, hostname }: ServeOptions): Promise<Server> {
  const server = listen();

  function listen() {
    try {
      return Deno.serve({ port, hostname, onListen() {} }, (request, info) => {
        const answer = fetch(request, new SocketClient(() => info.remoteAddr.hostname));
        return request.method === "HEAD" ? Promise.resolve(answer).then(withoutLength) : answer;
      });
    } catch (error) {
      throw cannotListen(error, { port, hostname });
    }
  }

  return {
    // `shutdown()` waits forever for an open stream, and aborting the server after it throws:
    // streams still open after the grace period end with the process
    async stop(graceMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<void>((done) => {
        timer = setTimeout(done, graceMs);
      });
      await Promise.race([server.shutdown(), tooLate]);
      clearTimeout(timer);
    },
  };
}

/**
 * Removes the length from a HEAD answer without a body: Deno would send 0, but it must be GET's or
 * missing (RFC 9110, 8.6).
 */
function withoutLength(answer: Response): Response {
  const isEmpty = answer.status === 204 || answer.status === 304;
  if (answer.body || isEmpty || answer.headers.has("content-length")) return answer;
  return new Response(new ReadableStream({ start: (controller) => controller.close() }), answer);
}

/**
 * Clones of one response share its bytes, and its headers are checked once: Deno sends them in half
 * the time of a new response.
 */
export const repeatAnswer: RepeatAnswer = ({ status, body, headers }) => {
  const template = new Response(body, { status, headers });
  return (requestId) => {
    template.headers.set("x-request-id", requestId);
    return template.clone();
  };
};
