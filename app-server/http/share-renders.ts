type Rendered = { status: number; headers: Headers; body: ArrayBuffer };
type Make = () => Promise<Response>;

/**
 * Who asks for what is being made already waits for the next one, together with all who came meanwhile: nobody gets what was read
 * before they asked, and however many ask, one is made at a time. For what is the same for all of them.
 */
export function createSharedRenders() {
  /** By what is being made: joins the next one. */
  const lines = new Map<string, (make: Make) => Promise<Rendered>>();

  function start(key: string, make: Make): Promise<Rendered> {
    let next: Promise<Rendered> | null = null;
    const made = make().then(whole);
    lines.set(key, (makeNext) => {
      const begin = () => start(key, makeNext);
      next ??= made.then(begin, begin);
      return next;
    });
    const end = () => {
      if (next === null) lines.delete(key);
    };
    made.then(end, end);
    return made;
  }

  return async (key: string, make: Make): Promise<Response> => {
    const join = lines.get(key);
    const { status, headers, body } = await (join ? join(make) : start(key, make));
    // a status that has no body must not be given an empty one
    const isBare = status === 204 || status === 304;
    return new Response(isBare ? null : body, { status, headers: new Headers(headers) });
  };
}

async function whole(response: Response): Promise<Rendered> {
  const { status, headers } = response;
  return { status, headers, body: await response.arrayBuffer() };
}
