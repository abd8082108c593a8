import { useRouteLoaderData } from "react-router";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { socialIcon, socialLink, socialList } from "./site-footer.css.ts";

/** Where each network takes a page that is passed on, and its sign in a square of 24. */
const networks = [
  {
    name: "LinkedIn",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
    sign: "M4 9.5h3.6V20H4zM5.8 4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9.5h3.4v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 3.9 1.8 3.9 4.7V20h-3.6v-5.4c0-1.4-.4-2.4-1.7-2.4s-1.9.9-1.9 2.4V20H10z",
  },
  {
    name: "Twitter",
    share: "https://twitter.com/intent/tweet?url=",
    sign: "M4 4h4.7l4 5.5L17.4 4h2.2l-5.9 6.9L20.4 20h-4.7l-4.4-6L6.2 20H4l6.3-7.3zM7.2 5.7 16.6 18.3h1.2L8.4 5.7z",
  },
  {
    name: "Facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
    sign: "M13.5 21v-7.8h2.7l.4-3.1h-3.1V8.2c0-.9.3-1.5 1.6-1.5h1.6V3.9c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.3H7.5v3.1h2.8V21z",
  },
];

/** Links to share the site on social networks. */
export function SocialLinks() {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return (
    <ul className={socialList}>
      {networks.map(({ name, share, sign }) => (
        <li key={name}>
          <a
            href={`${share}${encodeURIComponent(`${origin}/`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={socialLink}
          >
            <svg viewBox="0 0 24 24" className={socialIcon} aria-hidden="true">
              <path d={sign} fillRule="evenodd" />
            </svg>
            <VisuallyHidden>{`${name}: share this site (opens in a new tab)`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
