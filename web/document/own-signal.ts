/**
 * A signal that is aborted with another one, until `release` is called. For those who never take their listener off: on Node a
 * listener on a request's signal holds all that it knows for as long as the process lives.
 */
export function ownSignal(theirs: AbortSignal): { signal: AbortSignal; release: () => void } {
  const own = new AbortController();
  const stop = () => own.abort(theirs.reason);
  if (theirs.aborted) stop();
  else theirs.addEventListener("abort", stop, { once: true });
  return { signal: own.signal, release: () => theirs.removeEventListener("abort", stop) };
}
