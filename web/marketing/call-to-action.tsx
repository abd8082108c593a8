import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Cached } from "../ui/cached-markup.tsx";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { actions, layout, picture, words } from "./call-to-action.css.ts";
import { graphPaper } from "./graph-paper.css.ts";

type Props = {
  title: string;
  text: string;
  label?: string;
  /** A second link beside the button. */
  more?: { to: string; label: string };
};

/** The call to action at the end of a marketing page. */
export function CallToAction({ label = "Get quotes", more, ...copy }: Props) {
  const say = useSay();
  const [title, text] = [say(copy.title), say(copy.text)];
  return (
    <Cached as="section" of={["call to action", title, text, label, more]} className={graphPaper}>
      {() => (
        <div className={layout}>
          <div className={words}>
            <Heading level={2}>{title}</Heading>
            <Text size="large">{text}</Text>
            <div className={actions}>
              <LinkButton to="/#quote-form" tone="accent" size="large">
                {say(label)}
              </LinkButton>
              {more && (
                <LinkButton to={more.to} size="large">
                  {more.label}
                </LinkButton>
              )}
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
      )}
    </Cached>
  );
}
