import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { quoteHref } from "../show-links.ts";

type Props = {
  show: Parameters<typeof quoteHref>[0] & { status: string };
  label: string;
  /** Label when the show is sold out. */
  soldOut: string;
  size?: "small" | "medium" | "large";
  full?: boolean;
};

/** Link to the quote form with the show filled in; disabled when the show is sold out. */
export function QuoteButton({ show, label, soldOut, size = "medium", full = false }: Props) {
  if (show.status === "sold-out") {
    return (
      <Button disabled size={size} full={full}>
        {soldOut}
      </Button>
    );
  }
  return (
    <LinkButton to={quoteHref(show)} tone="accent" size={size} full={full}>
      {label}
    </LinkButton>
  );
}
