import { Cached } from "../ui/cached-markup.tsx";
import {
  name as nameStyle,
  role as roleStyle,
  voice,
  voices,
  who,
  words,
} from "./testimonials.css.ts";

/** Editable copy: three fictional testimonials until there are real ones. The page labels them samples. */
const testimonials = [
  {
    text: "We had five prices on one page by Thursday noon. The highest was twice the lowest, and for once we could see why.",
    name: "Ines Halden",
    role: "Managing director, Halden Instruments",
  },
  {
    text: "The brief took me less time than finding last year's floor plan. The booth was up a full day before doors opened.",
    name: "Marcus Oyelaran",
    role: "Events manager, Calder Foods",
  },
  {
    text: "No eleven sales calls. Two builders asked smart questions, and one of them won the job.",
    name: "Yuki Tanabe",
    role: "Marketing lead, Meridian Robotics",
  },
] as const;

/** Three exhibitor testimonials. */
export function Testimonials() {
  return (
    // focusable, because keyboard users scroll it with the arrow keys on a narrow screen
    <Cached
      as="div"
      of={["testimonials"]}
      className={voices}
      role="group"
      aria-label="Testimonials"
      tabIndex={0}
    >
      {() =>
        testimonials.map(({ text, name, role }) => (
          <figure key={name} className={voice}>
            <blockquote className={words}>{`“${text}”`}</blockquote>
            <figcaption className={who}>
              <span className={nameStyle}>{name}</span>
              <span className={roleStyle}>{role}</span>
            </figcaption>
          </figure>
        ))
      }
    </Cached>
  );
}
