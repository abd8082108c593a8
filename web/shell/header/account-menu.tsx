import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { shownPicture } from "../../../domain/pictures/linked-picture.ts";
import { person, portrait } from "./account-corner.css.ts";
import { item, list, menu, opener } from "./account-menu.css.ts";

const places = [
  { label: "Favorites", to: "/favourites" },
  { label: "Settings", to: "/dashboard?settings" },
];

/** The member's menu. Escape and clicks outside close it. */
export function AccountMenu({ user }: { user: CurrentUserBody }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const portraitSrc = shownPicture(user.profileImageUrl, {});
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const closeBeside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", closeOnEscape, true);
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, closeBeside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape, true);
      for (const kind of ["pointerdown", "focusin"])
        document.removeEventListener(kind, closeBeside);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={menu}>
      <button
        ref={button}
        type="button"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={person}>
          {portraitSrc && (
            <img src={portraitSrc} alt="" width={36} height={36} className={portrait} />
          )}
          {name || user.email}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={id} className={list} hidden={!isOpen}>
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={item} onClick={() => setOpen(false)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
