import { Picture } from "../ui/media/picture.tsx";
import { picture } from "./show-picture.css.ts";

type Props = { src: string; alt: string; eager?: boolean };

/** Shown in place of a picture that cannot be loaded. */
const replacement = "/img/hall/trade-show--hall.svg";

/** A picture of a show, four by three. */
export function ShowPicture(props: Props) {
  return <Picture {...props} className={picture} replacement={replacement} />;
}
