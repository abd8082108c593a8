import type { ReactNode } from "react";
import { button, full as fullWidth, sizes, tones } from "./button.css.ts";
import { Link } from "./link.tsx";

type Props = {
  to: string;
  children: ReactNode;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  full?: boolean;
  /** Navigates with a full page load, for URLs that are no pages of the app. */
  reloadDocument?: boolean;
  /** Stays at the same place of the page, for links that open something beside them. */
  preventScrollReset?: boolean;
};

/** A link that looks like a button. */
export function LinkButton({
  to,
  children,
  tone = "plain",
  size = "medium",
  full = false,
  reloadDocument = false,
  preventScrollReset = false,
}: Props) {
  const classes = [button, tones[tone], sizes[size], full && fullWidth].filter(Boolean).join(" ");
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      preventScrollReset={preventScrollReset}
      className={classes}
    >
      {children}
    </Link>
  );
}
