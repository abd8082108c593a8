import { useEffect, useRef } from "react";

/**
 * Keeps the last press of a button in a part of the page that is not alive yet. What it answers is called once the part is
 * alive, and presses that button again.
 */
export function useFirstPress(placeId: string): () => void {
  const pressed = useRef<HTMLButtonElement | null>(null);
  const isAlive = useRef(false);

  useEffect(() => {
    const place = document.getElementById(placeId);
    const keep = ({ target }: MouseEvent) => {
      if (isAlive.current || !(target instanceof Element)) return;
      pressed.current = target.closest("button");
    };
    place?.addEventListener("click", keep, true);
    return () => place?.removeEventListener("click", keep, true);
  }, [placeId]);

  return () => {
    isAlive.current = true;
    const button = pressed.current;
    pressed.current = null;
    if (button?.isConnected) button.click();
  };
}
