import { useEffect, useState } from "react";

/** Debounce, in milliseconds. */
const pauseMs = 250;

/**
 * The typed text after a pause in typing, so that not every key calls the server; an empty text at
 * once.
 */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? text : settled;
}
