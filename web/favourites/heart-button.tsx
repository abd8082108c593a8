import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { button, full, heart, shapes } from "./favourite-button.css.ts";

/** The heart's look; `floating` is for placing it on a picture. */
export type HeartShape = keyof typeof shapes;

type Props = {
  name: string;
  shape?: HeartShape;
  isFavorited?: boolean;
  /** Whether the last press is unanswered; further presses are ignored. */
  isPending?: boolean;
  isDisabled: boolean;
  onPress: () => void;
  /** Shown beside the heart. */
  children?: ReactNode;
};

/** A heart as a toggle button. */
export function HeartButton({
  name,
  shape = "plain",
  isFavorited = false,
  isPending = false,
  isDisabled,
  onPress,
  children,
}: Props) {
  const content = useCachedMarkup(children ? null : ["heart", name, isFavorited], () => (
    <>
      <Heart
        size={20}
        aria-hidden="true"
        className={isFavorited ? `${heart} ${full}` : heart}
        fill={isFavorited ? "currentColor" : "none"}
      />
      <VisuallyHidden>{`Favorite: ${name}`}</VisuallyHidden>
      {children}
    </>
  ));
  return (
    <button
      type="button"
      className={`${button} ${shapes[shape]}`}
      aria-pressed={isFavorited}
      aria-busy={isPending || undefined}
      // `disabled` would take the focus away from the button just pressed
      aria-disabled={isPending || undefined}
      disabled={isDisabled}
      // a double click counts as one press, however fast the first is answered
      onClick={({ detail }) => detail < 2 && onPress()}
      title={isFavorited ? "Remove from favorites" : "Add to favorites"}
      {...content}
    />
  );
}
