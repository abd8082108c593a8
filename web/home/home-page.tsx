import type { MetaFunction } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";
import { claims } from "../marketing/claims.ts";
import { QuoteWizard } from "../quotes/quote-wizard.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Hero } from "./hero.tsx";
import { chapters, sunken } from "./home-page.css.ts";
import { Section } from "./section.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { ThreeSteps } from "./three-steps.tsx";
import { VettingList } from "./vetting-list.tsx";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${productName}: five free quotes for your trade show booth`,
    description:
      "Describe your trade show booth once and get 5 free quotes from vetted exhibit builders: the first within 24 hours, all five within 48.",
    canonicalPath: "/",
  });

const { builders, projects, satisfaction, repeatBusiness } = claims;
const stats = [builders, projects, satisfaction, repeatBusiness];

/** The promise, the form that keeps it, and how. */
export default function HomePage() {
  return (
    <div className={chapters}>
      <Hero />
      <StatsStrip stats={stats} />
      <Section
        id="quote-form"
        title="Tell us about your booth"
        lead="Three short steps, about two minutes. It costs you nothing, and you need no account."
      >
        <QuoteWizard />
      </Section>
      <div className={sunken}>
        <Section
          title="How it works"
          lead="From brief to five quotes, measured in hours instead of weeks."
        >
          <ThreeSteps />
        </Section>
      </div>
      <Section
        title="Every builder passes four checks"
        lead="150+ builders are in the network. Each of them has been through all four."
      >
        <VettingList />
      </Section>
      <CallToAction
        title="Your show has a date. Start with that."
        text="Five quotes cost you two minutes today, and nothing after."
      />
    </div>
  );
}
