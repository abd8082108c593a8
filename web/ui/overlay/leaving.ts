import type { NavigateFunction } from "react-router";

let isOwn = false;
let isLeaving = false;

/** Goes back for a dialog that closes itself: it has asked what there was to ask. */
export function goBack(navigate: NavigateFunction): void {
  isOwn = true;
  // the router listens since the page came alive, so it has looked by then
  window.addEventListener("popstate", () => (isOwn = false), { once: true });
  void navigate(-1);
}

/** Whether the page is going back by `goBack`, not by the browser's own Back. */
export const isOwnBack = () => isOwn;

/** Leaves the document for good, whatever is typed in it: there is nothing left to save it to. */
export function leaveFor(address: string): void {
  isLeaving = true;
  window.location.assign(address);
}

/** Has no question asked before the page is loaded again: what is typed in it is kept. */
export function leaveToReload(): void {
  isLeaving = true;
}

/** For `beforeunload`: has the browser ask. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}
