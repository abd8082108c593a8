/** Thrown when more work of one kind waits for its turn than anybody would wait for. */
export class TooBusyError extends Error {}
