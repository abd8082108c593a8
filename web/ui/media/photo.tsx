import { fills as fillsStyle, photo, wide as wideStyle } from "./photo.css.ts";
import { Picture } from "./picture.tsx";

type Props = {
  src: string;
  alt: string;
  /** Visible on load: fetched at once. */
  eager?: boolean;
  /** The aspect ratio 16:9 instead of 4:3. */
  wide?: boolean;
  /** As large as the frame around it. */
  fills?: boolean;
  /** Displayed width, as the `sizes` of an `<img>`. */
  sizes?: string;
};

/** A picture as wide as its container, cropped to a fixed aspect ratio. */
export function Photo({ wide = false, fills = false, ...picture }: Props) {
  return (
    <Picture
      {...picture}
      height={wide ? 540 : 720}
      className={fills ? fillsStyle : wide ? wideStyle : photo}
    />
  );
}
