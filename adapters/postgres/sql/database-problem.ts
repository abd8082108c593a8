type Options = ErrorOptions & {
  /** The remedy, as an instruction for the operator. */
  todo?: string | undefined;
  /** Whether it may pass by itself, such as while the server starts. */
  isPassing?: boolean;
};

/** A database problem that the operator can fix; its message is one sentence without secrets. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
  readonly found: string;
  readonly todo: string | undefined;
  readonly isPassing: boolean;

  constructor(found: string, { todo, isPassing = false, ...options }: Options = {}) {
    super(todo ? `${found}: ${todo}` : found, options);
    this.found = found;
    this.todo = todo;
    this.isPassing = isPassing;
  }
}
