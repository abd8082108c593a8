import { useEffect, useEffectEvent } from "react";

export type QueueKey = "j" | "k" | "a" | "/" | "?";

const typed = "input:not([type=checkbox]), select, textarea, [contenteditable]";
const dialogs = "[role=dialog], [role=alertdialog]";

/**
 * Calls an action when its key is pressed, except while typing, while a dialog is open, or with
 * Ctrl, Alt or Meta.
 */
export function useQueueKeys(isOn: boolean, actions: Record<QueueKey, () => void>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase() as QueueKey;
    if (!Object.hasOwn(actions, key) || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(typed)) return;
    if (document.querySelector(dialogs)) return;
    if (!isOn && key !== "?") return;
    event.preventDefault();
    actions[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
