import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "./link-button.tsx";

type Props = Pick<ComponentProps<typeof LinkButton>, "tone" | "size">;

/** Button that loads the page again, at its URL with filters and page number. */
export function TryAgain(look: Props) {
  const { pathname, search } = useLocation();
  return (
    <LinkButton {...look} to={`${pathname}${search}`} reloadDocument>
      Try Again
    </LinkButton>
  );
}
