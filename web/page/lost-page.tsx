import type { ReactNode } from "react";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { actions as actionsStyle, layout, text, words } from "./lost-page.css.ts";

type Props = { label: string; title: string; children: ReactNode; actions: ReactNode };

/** An error page with links onward, and a drawing of an empty booth under construction. */
export function LostPage({ label, title, children, actions }: Props) {
  return (
    <Container>
      <div className={layout}>
        <div className={words}>
          <Text size="label" tone="muted">
            {label}
          </Text>
          <Heading level={1}>{title}</Heading>
          <Text size="large" tone="muted" as="div">
            <div className={text}>{children}</div>
          </Text>
          <div className={actionsStyle}>{actions}</div>
        </div>
        <LazyBoothDrawing
          type="island"
          size="20x20"
          features={["stand-exhibit-labor"]}
          seed="lost"
        />
      </div>
    </Container>
  );
}
