import { useEffect, useState } from "react";

const pauseMs = 250;

/** What was typed as it stood at the last pause in typing, so that not every letter asks the server. */
export function useAfterPause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
