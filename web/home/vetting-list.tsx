import BadgeCheck from "lucide-react/icons/badge-check";
import { claims } from "../marketing/claims.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { item, list, tick } from "./vetting-list.css.ts";

/** The four checks that a builder passes before the first request. */
export function VettingList() {
  return (
    <ul className={list}>
      {claims.vetting.map(({ title, text }) => (
        <li key={title} className={item}>
          <BadgeCheck size={28} strokeWidth={1.5} className={tick} aria-hidden="true" />
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
