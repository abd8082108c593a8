/** Thrown when more pictures wait to be drawn than anybody would wait for. */
export class StudioBusyError extends Error {}
