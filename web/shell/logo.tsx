import type { SiteLooks } from "../page/site.ts";
import { Link } from "../ui/action/link.tsx";
import { carpet, logo, mark, outline, ownLogo } from "./logo.css.ts";

/** The operator's logo, or the name with a booth of two walls and a carpet; links to the home page. */
export function Logo({ siteName, logo: picture }: SiteLooks) {
  if (picture) {
    return (
      <Link to="/" className={logo} aria-label={`${siteName}, home`}>
        <img src={picture} alt="" className={ownLogo} />
      </Link>
    );
  }
  return (
    <Link to="/" className={logo} aria-label={`${siteName}, home`}>
      <svg viewBox="0 0 36 36" className={mark} aria-hidden="true">
        <path d="M18 17 L33 25.5 L18 34 L3 25.5Z" className={carpet} />
        <path
          d="M3 25.5V10.5L18 2L33 10.5V25.5L18 34Z M18 2V17 M18 17L3 25.5 M18 17L33 25.5"
          className={outline}
        />
      </svg>
      {siteName}
    </Link>
  );
}
