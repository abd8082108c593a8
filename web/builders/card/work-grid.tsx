import { Link } from "react-router";
import type { WorkBody } from "../../../app-server/contract/builders/builders.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { latinFirst } from "../../../domain/shared/text/name-parts.ts";
import { Photo } from "../../ui/media/photo.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { Name } from "../../ui/text/name.tsx";
import { facts, grid, item, link, picture } from "./work-grid.css.ts";

/** Projects with name, size, show and year. */
export function WorkGrid({ work }: { work: readonly WorkBody[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={grid} role="list">
      {work.map(
        ({ id, title, size, projectType, eventName, location, year, imageUrl, pictureLabel }) => (
          <li key={id} className={item}>
            <div
              className={`${picture} ${labeled}`}
              data-picture={pictureWords(imageUrl, pictureLabel)}
            >
              <Photo src={imageUrl} alt="" fills sizes="(min-width: 64rem) 16rem, 50vw" />
            </div>
            <Link to={`/portfolio/${encodeURIComponent(id)}`} className={link} viewTransition>
              <Name>{title}</Name>
            </Link>
            <span className={facts}>
              {[boothSizeText(size), projectType].filter(Boolean).join("\u00a0· ")}
            </span>
            <span className={facts}>
              {[latinFirst(eventName ?? location ?? ""), year].filter(Boolean).join(", ")}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
