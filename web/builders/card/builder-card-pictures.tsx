import type { CSSProperties } from "react";
import { useCachedMarkup } from "../../ui/cached-markup.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { empty, emptyMark, first, pictures, several, whereWide } from "./builder-card.css.ts";
import { Monogram } from "./monogram.tsx";

type Props = { name: string; images: readonly string[]; eager: boolean };

const most = 5;

/** A builder's latest work: one large picture, up to four small ones. */
export function BuilderCardPictures(props: Props) {
  const { name, images } = props;
  if (images.length === 0) {
    return (
      <div className={empty}>
        <div className={emptyMark}>
          <Monogram name={name} />
        </div>
        No projects published yet
      </div>
    );
  }
  return <Pictures {...props} />;
}

function Pictures({ name, images, eager }: Props) {
  const shown = images.slice(0, most);
  const small = shown.length - 1;
  const content = useCachedMarkup(eager ? null : ["booths of", name, images], () =>
    shown.map((src, index) => (
      <li
        key={src}
        className={index === 0 ? `${first} ${labeled}` : whereWide}
        data-picture={index === 0 ? pictureWords(src) : undefined}
      >
        <Photo
          src={src}
          alt={`Booth by ${name}, picture ${index + 1}`}
          eager={eager && index === 0}
          fills
        />
      </li>
    )),
  );
  return (
    <ul
      className={small > 0 ? `${pictures} ${several}` : pictures}
      style={small > 1 ? ({ "--small": small } as CSSProperties) : undefined}
      {...content}
    />
  );
}
