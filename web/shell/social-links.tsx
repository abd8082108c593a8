import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { socialIcon, socialLink, socialList } from "./site-footer.css.ts";

/**
 * Each network's URL for sharing a page. The logos are in the style sheet, so that no script
 * contains them.
 */
const networks = [
  {
    name: "LinkedIn",
    sign: "linkedin",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
  },
  {
    name: "Twitter",
    sign: "twitter",
    share: "https://twitter.com/intent/tweet?url=",
  },
  {
    name: "Facebook",
    sign: "facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
  },
] as const;

/** Links to share the site on social networks. */
export function SocialLinks({ origin }: { origin: string }) {
  return (
    <ul className={socialList}>
      {networks.map(({ name, sign, share }) => (
        <li key={name}>
          <a
            href={`${share}${encodeURIComponent(`${origin}/`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={socialLink}
          >
            <span className={socialIcon[sign]} aria-hidden="true" />
            <VisuallyHidden>{`${name}: share this site (opens in a new tab)`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
