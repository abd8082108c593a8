type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A response with its whole body in memory. Runtimes copy a body given to a `Response`, and again
 * when a header changes later; this class passes the body on only once all headers are set. Read
 * like any other response, it streams the same body.
 */
export class WholeResponse extends Response {
  readonly content: Bytes;

  constructor(content: Bytes, init: ResponseInit) {
    const stream = new ReadableStream<Bytes>(
      {
        pull(controller) {
          controller.enqueue(content);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    super(stream, init);
    this.content = content;
  }

  /** The response for the runtime to send. */
  toSent(): Response {
    return new Response(this.content, { status: this.status, headers: this.headers });
  }
}

/** The whole body of a response: at once, or after reading its stream. */
export async function contentOf(response: Response): Promise<Bytes> {
  return response instanceof WholeResponse
    ? response.content
    : new Uint8Array(await response.arrayBuffer());
}
