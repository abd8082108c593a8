import { caption, faces, inner, list, sign as signStyle, strip } from "./logo-strip.css.ts";
import { wordmarks } from "./wordmarks.ts";

/** Logos of exhibitors; samples, and labeled as such. */
export function LogoStrip() {
  return (
    <section className={strip} aria-label="Exhibitors">
      <div className={inner}>
        <p className={caption}>Booths for exhibitors like these (sample names)</p>
        <ul className={list}>
          {wordmarks.map(({ name, sign, face }) => (
            <li key={name} className={faces[face]}>
              <svg viewBox="0 0 24 24" className={signStyle} aria-hidden="true">
                <path d={sign} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
