import type { ReactNode } from "react";
import { Said } from "../said.tsx";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";
import {
  action as actionStyle,
  emptyState,
  picture as pictureStyle,
  words,
} from "./empty-state.css.ts";

type Props = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
  level?: 2 | 3 | 4;
};

/** An empty state with a suggested action. */
export function EmptyState({ title, text, action, picture, level = 3 }: Props) {
  return (
    <div className={emptyState}>
      {picture && <div className={pictureStyle}>{picture}</div>}
      <div className={words}>
        <Heading level={level} size="card">
          {title}
        </Heading>
        {text && <Text tone="muted">{typeof text === "string" ? <Said>{text}</Said> : text}</Text>}
      </div>
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
