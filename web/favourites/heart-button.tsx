import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { button, full, heart, shapes } from "./favourite-button.css.ts";

/** `floating` lies on a picture. */
export type HeartShape = keyof typeof shapes;

type Props = {
  name: string;
  shape?: HeartShape;
  isFavorited?: boolean;
  /** The last press is not answered yet; its owner takes no further one. */
  isPending?: boolean;
  isDisabled: boolean;
  onPress: () => void;
  /** Shown beside the heart. */
  children?: ReactNode;
};

/** The heart itself. */
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
      // a button that is disabled by its own press would lose the focus
      aria-disabled={isPending || undefined}
      disabled={isDisabled}
      // a double click counts as one press, however fast the first was answered
      onClick={({ detail }) => detail < 2 && onPress()}
      title={isFavorited ? "Remove from favorites" : "Add to favorites"}
      {...content}
    />
  );
}
