import { type ReactNode, useEffect } from "react";
import { folded, mainSummary, plainSummary, quietSummary } from "./respond-page.css.ts";

const looks = { main: mainSummary, plain: plainSummary, quiet: quietSummary };

type Props = {
  label: string;
  look: keyof typeof looks;
  /** Target of links into the fold. */
  id?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
};

/** One way to answer, which opens in place, also without scripts. */
export function Fold({ label, look, id, isOpen, children }: Props) {
  return (
    <details open={isOpen || undefined}>
      <summary className={looks[look]}>{label}</summary>
      <div id={id} className={folded}>
        {children}
      </div>
    </details>
  );
}

/** Opens the fold that the URL's fragment leads into, where the browser doesn't. */
export function useFragmentOpens() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const fold = target?.closest("details");
      if (!fold || fold.open) return;
      fold.open = true;
      target?.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
