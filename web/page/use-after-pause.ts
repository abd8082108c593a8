import { useEffect, useState } from "react";

const pauseMs = 250;

/** Debounced input, so that not every key calls the server. */
export function useAfterPause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
