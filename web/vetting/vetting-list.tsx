import BadgeCheck from "lucide-react/icons/badge-check";
import type { VettingStep } from "../marketing/vetting-steps.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { item, list, tick } from "./vetting-list.css.ts";

/** The checks of builders: what each takes, or what is counted of it. */
export function VettingList({ steps }: { steps: readonly VettingStep[] }) {
  return (
    <ul className={list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={item}>
          <BadgeCheck size={28} strokeWidth={1.5} className={tick} aria-hidden="true" />
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
