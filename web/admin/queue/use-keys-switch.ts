import { useSyncExternalStore } from "react";

const name = "queue-shortcuts";
const listeners = new Set<() => void>();
/** For this page, where the browser stores nothing. */
let choice: boolean | null = null;

function read(): boolean {
  if (choice !== null) return choice;
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

function write(isOn: boolean) {
  choice = isOn;
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // the choice holds until the page is left
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys act on the queue, and the function that changes it. */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, write];
}
