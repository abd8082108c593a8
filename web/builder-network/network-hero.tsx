import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { actions, hero, heroLayout, heroPicture, heroWords } from "./builder-network-page.css.ts";

const drawn = {
  type: "pavilion",
  size: "40x50",
  features: ["multimedia", "counter", "furniture", "led-lighting", "meeting-room"],
  seed: "network",
};

/** The network page's headline, with the drawing of a booth. */
export function NetworkHero() {
  return (
    <section className={hero}>
      <div className={heroLayout}>
        <div className={heroWords}>
          <Heading level={1}>The builder network you don't have time to build</Heading>
          <Text size="large" tone="muted">
            Builders of islands, pavilions and ten-foot inlines, from workshops near the halls you
            exhibit in. All of them vetted.
          </Text>
          <div className={actions}>
            <LinkButton to="/our-builders" tone="accent">
              Browse the builders
            </LinkButton>
            <LinkButton to="/how-it-works">How it works</LinkButton>
          </div>
        </div>
        <div className={heroPicture}>
          <LazyBoothDrawing {...drawn} dimensions={false} />
        </div>
      </div>
    </section>
  );
}
