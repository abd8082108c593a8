import { fills as fillsStyle, photo, wide as wideStyle } from "./photo.css.ts";
import { Picture } from "./picture.tsx";

type Props = {
  src: string;
  alt: string;
  /** In sight when the page opens: fetched at once. */
  eager?: boolean;
  /** Sixteen by nine instead of four by three. */
  wide?: boolean;
  /** As large as the frame around it. */
  fills?: boolean;
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes?: string;
};

/** A picture as wide as its place, cropped to a shape that all its neighbors have. */
export function Photo({ wide = false, fills = false, ...picture }: Props) {
  return (
    <Picture
      {...picture}
      height={wide ? 540 : 720}
      className={fills ? fillsStyle : wide ? wideStyle : photo}
    />
  );
}
