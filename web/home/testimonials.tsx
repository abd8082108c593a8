import { testimonials } from "../marketing/testimonials.ts";
import {
  name as nameStyle,
  role as roleStyle,
  voice,
  voices,
  who,
  words,
} from "./testimonials.css.ts";

/** Three exhibitor testimonials. */
export function Testimonials() {
  return (
    <div className={voices}>
      {testimonials.map(({ text, name, role }) => (
        <figure key={name} className={voice}>
          <blockquote className={words}>{`“${text}”`}</blockquote>
          <figcaption className={who}>
            <span className={nameStyle}>{name}</span>
            <span className={roleStyle}>{role}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
