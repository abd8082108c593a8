import type { FigureKey } from "../../domain/figures/figure-list.ts";
import { Link } from "../ui/action/link.tsx";
import { howCounted } from "./how-counted.css.ts";

/** The link from a figure to how it is counted. */
export function HowCounted({ of, label }: { of: FigureKey; label: string }) {
  return (
    <Link to={`/numbers#${of}`} className={howCounted} aria-label={`How counted: ${label}`}>
      How counted
    </Link>
  );
}
