import type { ReactNode } from "react";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { actions, layout, picture, words } from "./call-to-action.css.ts";
import { graphPaper } from "./graph-paper.css.ts";

type Props = {
  title: string;
  text: string;
  /** The button's label. */
  label?: string;
  /** A second action beside the button. */
  more?: ReactNode;
};

/** The call to action at the end of a marketing page. */
export function CallToAction({ title, text, label = "Get quotes", more }: Props) {
  return (
    <section className={graphPaper}>
      <div className={layout}>
        <div className={words}>
          <Heading level={2}>{title}</Heading>
          <Text size="large">{text}</Text>
          <div className={actions}>
            <LinkButton to="/#quote-form" tone="accent" size="large">
              {label}
            </LinkButton>
            {more}
          </div>
        </div>
        <div className={picture}>
          <LazyBoothDrawing
            type="inline"
            size="20x10"
            features={["multimedia", "counter", "furniture"]}
            seed="last"
            dimensions={false}
          />
        </div>
      </div>
    </section>
  );
}
