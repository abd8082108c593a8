import { Suspense, useState } from "react";
import { afterPaint } from "../../lazy/after-paint.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { builderHref, type ContactTarget } from "./contact-target.ts";

const BuilderContactDialog = lazyComponent(
  async () => (await import("./builder-contact-dialog.tsx")).default,
  afterPaint,
);

type Props = {
  builder: ContactTarget;
  label?: string;
  size?: "medium" | "small";
  full?: boolean;
  /** `accentOnLaptop` where it is its page's main action beside a bar on phones. */
  tone?: "plain" | "quiet" | "accentOnLaptop";
  /**
   * Adds the builder's name to the label for screen readers, where several such buttons are on a
   * page.
   */
  namesBuilder?: boolean;
};

/**
 * Opens the dialog with a builder's contact data; before hydration it links to that data on the
 * builder's page.
 */
export function ConnectButton({
  builder,
  label = "Connect",
  size = "medium",
  full = false,
  tone = "plain",
  namesBuilder = false,
}: Props) {
  const isAlive = useIsAlive();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const words = (
    <>
      {label}
      {namesBuilder && <VisuallyHidden>{` with ${builder.name}`}</VisuallyHidden>}
    </>
  );
  if (!isAlive) {
    return (
      <LinkButton to={`${builderHref(builder.id)}#contact`} tone={tone} size={size} full={full}>
        {words}
      </LinkButton>
    );
  }
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button tone={tone} size={size} full={full} onClick={open} aria-haspopup="dialog">
        {words}
      </Button>
      {isWanted && (
        <Suspense>
          <BuilderContactDialog open={isOpen} onClose={() => setOpen(false)} builder={builder} />
        </Suspense>
      )}
    </>
  );
}
