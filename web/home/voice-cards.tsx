import type { TestimonialBody } from "../../app-server/contract/ratings/ratings.ts";
import { firstWords } from "../../domain/builder-profiles/first-words.ts";
import { Name } from "../ui/text/name.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import {
  name as nameStyle,
  role as roleStyle,
  voice,
  voices as voicesStyle,
  who,
  words,
} from "./testimonials.css.ts";

/** Words of a review on the page. */
const shownWords = 45;

/** The newest reviews that name their company. */
export function VoiceCards({ voices }: { voices: readonly TestimonialBody[] }) {
  return (
    // focusable, because keyboard users scroll it with the arrow keys on a narrow screen
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    // biome-ignore lint/a11y/useSemanticElements: as in the sample testimonials
    <div className={voicesStyle} role="group" aria-label="Reviews" tabIndex={0}>
      {voices.map(({ id, text, company, overall, facts, builderId, builderName }) => (
        <figure key={id} className={voice}>
          <blockquote className={words}>{`“${firstWords(text, shownWords)}”`}</blockquote>
          <figcaption className={who}>
            <span className={nameStyle}>
              <Name>{company ?? ""}</Name>
            </span>
            <span className={roleStyle}>
              <TextLink to={`/builders/${builderId}#reviews`}>
                {[`${overall} of 5 for ${builderName}`, facts.show].filter(Boolean).join(", ")}
              </TextLink>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
