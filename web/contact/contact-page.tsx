import { useActionData, useSearchParams } from "react-router";
import { chapters, sunken } from "../home/home-page.css.ts";
import { Questions } from "../how-it-works/questions.tsx";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { Section } from "../marketing/section.tsx";
import { faqPage } from "../page/faq-page.ts";
import { pageMeta } from "../page/page-meta.ts";
import { saidIn } from "../page/said-in.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/contact-page.ts";
import { ContactCards } from "./contact-cards.tsx";
import { contactCopy } from "./contact-copy.ts";
import { ContactForm } from "./contact-form.tsx";
import { emptyContactForm } from "./contact-form-values.ts";
import type { action } from "./contact-page.action.ts";
import { cards, layout, words } from "./contact-page.css.ts";

export { action } from "./contact-page.action.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Contact",
    description:
      "Ask us about booths, builders, quotes or your request. We reply within 2 hours, Mon-Fri 8AM-6PM EST and Sat 9AM-2PM EST.",
    keywords: "contact, exhibit builders, booth quotes, trade show support",
    canonicalPath: "/contact",
  }),
  { "script:ld+json": faqPage(contactCopy.questions, saidIn(matches)) },
];

export default function ContactPage() {
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const about = params.get("about");
  return (
    <div className={chapters}>
      <div className={layout}>
        <div className={words}>
          <Heading level={1}>Talk to people who've been on the show floor at 5 a.m.</Heading>
          <Text size="large" tone="muted">
            {`Questions about a booth, a builder or your request? We reply ${contactCopy.reply}.`}
          </Text>
        </div>
        <ContactForm
          values={emptyContactForm(about)}
          answer={answer}
          wasSent={params.has("sent")}
        />
        <div className={cards}>
          <ContactCards />
        </div>
      </div>
      <div className={sunken}>
        <Section title="Before you write">
          <Questions questions={contactCopy.questions} />
        </Section>
      </div>
      <CallToAction
        title="Already know the show and the size?"
        text="Then skip the message. Send your brief and hear from {five} {builders}."
        more={{ to: "/how-it-works", label: "See how it works" }}
      />
    </div>
  );
}
