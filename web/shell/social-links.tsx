import { useRouteLoaderData } from "react-router";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { socialIcon, socialLink, socialList } from "./site-footer.css.ts";

/** Where each network takes a page that is passed on. Its sign is in `social.svg`: no script carries it. */
const networks = [
  {
    name: "LinkedIn",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
  },
  {
    name: "Twitter",
    share: "https://twitter.com/intent/tweet?url=",
  },
  {
    name: "Facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
  },
];

/** Links to share the site on social networks. */
export function SocialLinks() {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return (
    <ul className={socialList}>
      {networks.map(({ name, share }) => (
        <li key={name}>
          <a
            href={`${share}${encodeURIComponent(`${origin}/`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={socialLink}
          >
            <svg className={socialIcon} aria-hidden="true">
              <use href={`/social.svg#${name.toLowerCase()}`} />
            </svg>
            <VisuallyHidden>{`${name}: share this site (opens in a new tab)`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
