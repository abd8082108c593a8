import { useSyncExternalStore } from "react";
import { tryStorage } from "../../browser-storage.ts";

const name = "queue-shortcuts";
const listeners = new Set<() => void>();
/** The choice for this page view, for browsers without storage. */
let choice: boolean | null = null;

function read(): boolean {
  return choice ?? tryStorage(() => localStorage.getItem(name)) !== "off";
}

function write(isOn: boolean) {
  choice = isOn;
  tryStorage(() => (isOn ? localStorage.removeItem(name) : localStorage.setItem(name, "off")));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether keyboard shortcuts are on in the queue, and the function that sets it. */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, write];
}
