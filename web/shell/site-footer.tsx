import { useRouteLoaderData } from "react-router";
import { tagline } from "../marketing/tagline.ts";
import { useSite } from "../page/site.ts";
import { Link } from "../ui/action/link.tsx";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { footerColumns, legalLinks } from "./header/navigation.ts";
import { Logo } from "./logo.tsx";
import {
  bottom,
  brand,
  columns,
  columnTitle,
  footer,
  group,
  inner,
  legal,
  link,
  list,
  pitch,
} from "./site-footer.css.ts";
import { SocialLinks } from "./social-links.tsx";

/** The end of every page. */
export function SiteFooter() {
  const site = useSite();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  const content = useCachedMarkup(["footer", site, origin], () => (
    <>
      <div className={columns}>
        <div className={brand}>
          <Logo {...site} />
          <p className={pitch}>{tagline}</p>
          <SocialLinks origin={origin} />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} className={group} aria-label={title}>
            <h2 className={columnTitle}>{title}</h2>
            <ul className={list}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={bottom}>
        <p>{`© 2024 ${site.siteName}. All rights reserved.`}</p>
        <ul className={legal}>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  ));
  return (
    <footer className={footer}>
      <div className={inner} {...content} />
    </footer>
  );
}
