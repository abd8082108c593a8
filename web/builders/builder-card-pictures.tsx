import { empty, first, pictures } from "./builder-card.css.ts";
import { BuilderPicture } from "./builder-picture.tsx";

type Props = { name: string; images: readonly string[]; eager: boolean };

const most = 5;

/** A builder's newest work: one picture large, up to four small. */
export function BuilderCardPictures({ name, images, eager }: Props) {
  if (images.length === 0) return <div className={empty}>No projects published yet</div>;
  return (
    <ul className={pictures}>
      {images.slice(0, most).map((src, index) => (
        <li key={src} className={index === 0 ? first : undefined}>
          <BuilderPicture
            src={src}
            alt={`Booth by ${name}, picture ${index + 1}`}
            eager={eager && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
