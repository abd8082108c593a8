import { BoothDrawing } from "../booth-drawing/booth-drawing.tsx";
import { Heading } from "../ui/heading.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Text } from "../ui/text.tsx";
import { layout, picture, words } from "./call-to-action.css.ts";
import { graphPaper } from "./graph-paper.css.ts";

type Props = { title: string; text: string };

/** The last word of a marketing page. */
export function CallToAction({ title, text }: Props) {
  return (
    <section className={graphPaper}>
      <div className={layout}>
        <div className={words}>
          <Heading level={2}>{title}</Heading>
          <Text size="large">{text}</Text>
          <LinkButton to="/#quote-form" tone="accent" size="large">
            Get five free quotes
          </LinkButton>
        </div>
        <div className={picture}>
          <BoothDrawing
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
