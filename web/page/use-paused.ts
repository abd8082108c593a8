import { useEffect, useState } from "react";

/** How long a pause in typing lets a search follow, in milliseconds. */
const pauseMs = 250;

/** A text as it is once its writer pauses; an emptied one at once. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? text : settled;
}
