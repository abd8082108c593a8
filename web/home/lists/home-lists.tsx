import type { DehydratedState } from "@tanstack/react-query";
import { QueryScope } from "../../api/query-scope.tsx";
import { ServedState } from "../../api/served-state.tsx";
import { Section } from "../../marketing/section.tsx";
import { UpcomingShows } from "../../trade-shows/upcoming-shows.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { onward, sunken } from "../home-page.css.ts";
import { BuildersPart } from "./builders-part.tsx";
import { PortfolioPart } from "./portfolio-part.tsx";

type Props = { state: DehydratedState | undefined };

/** What the home page shows of the portfolio, the builders and the calendar. */
export function HomeLists({ state }: Props) {
  return (
    <QueryScope>
      <ServedState state={state}>
        <Section
          title="Booths that stood"
          lead="Built for real floors, by the people you would hire. Scroll along the wall, or look at one closely."
        >
          <PortfolioPart />
          <p className={onward}>
            <LinkButton to="/portfolio">See the whole portfolio</LinkButton>
          </p>
        </Section>
        <div className={sunken}>
          <Section
            title="The people who build"
            lead="Vetted before their first request: portfolio, references, papers, and a look at their work on a floor."
          >
            <BuildersPart />
            <p className={onward}>
              <LinkButton to="/our-builders">See all builders</LinkButton>
            </p>
          </Section>
        </div>
        <Section
          title="Shows that come next"
          lead="Pick yours. Builders who know the hall will know its rules, its freight doors and its dates."
        >
          <UpcomingShows />
        </Section>
      </ServedState>
    </QueryScope>
  );
}
