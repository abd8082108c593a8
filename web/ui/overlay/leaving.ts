import type { NavigateFunction } from "react-router";

let isOwn = false;
let isLeaving = false;

/** Goes back without a question, for a dialog that has already asked. */
export function goBack(navigate: NavigateFunction): void {
  isOwn = true;
  // the router's listener was added earlier, so it runs before this one
  window.addEventListener("popstate", () => (isOwn = false), { once: true });
  void navigate(-1);
}

/** Whether the navigation was started by `goBack` and not by the browser's Back. */
export const isOwnBack = () => isOwn;

/**
 * Leaves the document without a question, even with unsaved input: nothing can be saved anymore.
 */
export function leaveFor(address: string): void {
  isLeaving = true;
  window.location.assign(address);
}

/** Suppresses the browser's question before a reload that keeps typed input. */
export function leaveToReload(): void {
  isLeaving = true;
}

/** A `beforeunload` listener that makes the browser ask. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}
