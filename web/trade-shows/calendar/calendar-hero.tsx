import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { graphPaper } from "../../marketing/graph-paper.css.ts";
import { Said } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { layout, picture, words } from "./calendar-hero.css.ts";

/** The calendar's introduction. */
export function CalendarHero() {
  return (
    <section className={graphPaper}>
      <div className={layout}>
        <div className={words}>
          <Text size="label" tone="accent">
            Trade Show Calendar
          </Text>
          <Heading level={1}>Every build starts with a date</Heading>
          <Text size="large" tone="muted">
            <Said>
              {
                "Find your show, see when the halls open and what a booth there costs. Then get quotes from {five} {builders} who'll have it up the night before."
              }
            </Said>
          </Text>
        </div>
        <div className={picture}>
          <LazyBoothDrawing
            type="pavilion"
            size="40x30"
            features={["counter", "furniture", "multimedia", "led-lighting"]}
            seed="calendar"
            dimensions={false}
          />
        </div>
      </div>
    </section>
  );
}
