type Options = ErrorOptions & {
  /** What the operator can do about it. */
  todo?: string;
};

/** A database problem that the operator can fix; its message is one sentence without secrets. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
  readonly found: string;
  readonly todo: string | undefined;

  constructor(found: string, { todo, ...options }: Options = {}) {
    super(todo ? `${found}: ${todo}` : found, options);
    this.found = found;
    this.todo = todo;
  }
}
