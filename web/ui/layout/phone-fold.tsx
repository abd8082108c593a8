import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useSyncExternalStore } from "react";
import { media } from "../../theme/media.ts";
import { arrow, content, fold, summary } from "./phone-fold.css.ts";

type Props = {
  /** The heading; a phone's visitor presses it. */
  title: ReactNode;
  /** Open on phones, too, at first. */
  open?: boolean;
  children: ReactNode;
};

/** A part of a page that is folded on phones, and open on wider windows and in print. */
export function PhoneFold({ title, open = false, children }: Props) {
  const isWide = useSyncExternalStore(watch, isWideNow, () => false);
  return (
    <details className={fold} open={open || isWide || undefined}>
      <summary className={summary} tabIndex={isWide ? -1 : undefined}>
        {title}
        <ChevronDown size={20} className={arrow} aria-hidden="true" />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}

const isWideNow = () => matchMedia(media.small).matches;

function watch(onChange: () => void) {
  const query = matchMedia(media.small);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
