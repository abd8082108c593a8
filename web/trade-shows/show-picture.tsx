import { Picture } from "../ui/media/picture.tsx";
import { picture } from "./show-picture.css.ts";

type Props = { src: string; alt: string; eager?: boolean };

/** Shown when a picture cannot be loaded. */
const replacement = "/img/hall/trade-show--hall.svg";

/** A picture of a show in the aspect ratio 4:3. */
export function ShowPicture(props: Props) {
  return <Picture {...props} className={picture} replacement={replacement} />;
}
