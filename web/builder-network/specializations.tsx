import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { buildersHref } from "../builders/builder-search-address.ts";
import { builderNetworkCopy } from "./builder-network-copy.ts";
import {
  specialization,
  specializationName,
  specializations,
  specializationText,
} from "./builder-network-page.css.ts";

/** Specialties of the network; each links to builders who have it. */
export function Specializations() {
  return (
    <ul className={specializations}>
      {builderNetworkCopy.specializations.map(({ name, finds, text }) => (
        <li key={name}>
          <Link
            to={buildersHref(new URLSearchParams({ search: finds }))}
            className={specialization}
          >
            <span className={specializationName}>{name}</span>
            <ArrowRight size={18} aria-hidden="true" />
            <span className={specializationText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
