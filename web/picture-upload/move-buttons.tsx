import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { IconButton } from "../ui/action/icon-button.tsx";

type Props = {
  /** Name of the picture, for screen readers. */
  name: string;
  canGoEarlier: boolean;
  canGoLater: boolean;
  onMove: (by: -1 | 1) => void;
};

/**
 * Buttons that move a picture by one place. At an end of the list they are disabled but stay, so
 * that the focus isn't lost.
 */
export function MoveButtons({ name, canGoEarlier, canGoLater, onMove }: Props) {
  return (
    <>
      <IconButton
        label={`Move ${name} earlier`}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        data-move={-1}
        aria-disabled={!canGoEarlier}
        onClick={() => canGoEarlier && onMove(-1)}
      />
      <IconButton
        label={`Move ${name} later`}
        icon={<ArrowDown size={16} aria-hidden="true" />}
        data-move={1}
        aria-disabled={!canGoLater}
        onClick={() => canGoLater && onMove(1)}
      />
    </>
  );
}
