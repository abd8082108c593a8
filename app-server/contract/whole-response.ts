type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An answer whose whole body is at hand. A runtime copies a body when it is given one, and once more when a header is changed
 * afterwards; here it is given it when all headers are there. Read like any other answer, this one streams the same body.
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

  /** The answer as the runtime sends it. */
  toSent(): Response {
    return new Response(this.content, { status: this.status, headers: this.headers });
  }
}

/** The whole body of an answer: at once, or when it has been read. */
export async function contentOf(response: Response): Promise<Bytes> {
  return response instanceof WholeResponse
    ? response.content
    : new Uint8Array(await response.arrayBuffer());
}
