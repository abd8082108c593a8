import { useEffect, useState } from "react";

/** How long a pause in typing lets a search follow, in milliseconds. */
const pauseMs = 250;

/** A text debounced until typing pauses; an empty text applies at once. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? text : settled;
}
