import type { ReactNode } from "react";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import { header, titles } from "./card.css.ts";

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3 | 4;
};

export function CardHeader({ title, subtitle, actions, level = 2 }: Props) {
  return (
    <div className={header}>
      <div className={titles}>
        <Heading level={level} size="card">
          {title}
        </Heading>
        {subtitle && (
          <Text tone="muted" as="div">
            {subtitle}
          </Text>
        )}
      </div>
      {actions}
    </div>
  );
}
