import { skipLink } from "./skip-link.css.ts";

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className={skipLink}>
      Skip to content
    </a>
  );
}
