import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Logo } from "../logo.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import {
  corner,
  header,
  line,
  link,
  links,
  menu,
  menuLink,
  menuLinks,
  row,
  toggle as toggleStyle,
} from "./site-header.css.ts";

/** The top of every page, with the visitor's own corner as far as it is known who that is. On small windows the navigation is behind a toggle; Escape closes it. */
export function SiteHeader({ knowsVisitor }: { knowsVisitor: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
  return (
    <header className={header}>
      <div className={row}>
        <Logo />
        <nav aria-label="Main" className={line}>
          <NavigationLinks listStyle={links} linkStyle={link} />
        </nav>
        <div className={corner}>{knowsVisitor && <AccountCorner />}</div>
        <div className={toggleStyle}>
          <IconButton
            ref={toggle}
            label={isOpen ? "Close menu" : "Open menu"}
            aria-expanded={isOpen}
            aria-controls={menuId}
            icon={isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
      </div>
      <div id={menuId} className={menu} hidden={!isOpen}>
        <nav aria-label="Menu">
          <NavigationLinks
            listStyle={menuLinks}
            linkStyle={menuLink}
            onFollow={() => setIsOpen(false)}
          />
        </nav>
        {knowsVisitor && <AccountCorner />}
      </div>
    </header>
  );
}
