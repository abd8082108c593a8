import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { badge, initials, member } from "./about-us-page.css.ts";

type Props = {
  name: string;
  role: string;
  text: string;
  drawing: { type: string; size: string; features: readonly string[] };
};

/** A team member: initials over a booth drawing instead of a photograph. */
export function TeamCard({ name, role, text, drawing }: Props) {
  return (
    <li className={member}>
      <div className={badge} aria-hidden="true">
        <LazyBoothDrawing {...drawing} seed={name} dimensions={false} />
        <span className={initials}>{name.split(" ").map(([first]) => first)}</span>
      </div>
      <Heading level={3}>{name}</Heading>
      <Text size="small" weight="strong" tone="accent">
        {role}
      </Text>
      <Text tone="muted">{text}</Text>
    </li>
  );
}
