import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { buildersHref } from "../builders/builder-search-address.ts";
import { builderNetworkCopy } from "./builder-network-copy.ts";
import {
  specialisation,
  specialisationName,
  specialisations,
  specialisationText,
} from "./builder-network-page.css.ts";

/** Specialties of the network; each links to its builders. */
export function Specialisations() {
  return (
    <ul className={specialisations}>
      {builderNetworkCopy.specialisations.map(({ name, finds, text }) => (
        <li key={name}>
          <Link
            to={buildersHref(new URLSearchParams({ search: finds }))}
            className={specialisation}
          >
            <span className={specialisationName}>{name}</span>
            <ArrowRight size={18} aria-hidden="true" />
            <span className={specialisationText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
