import type { MetaFunction } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Said } from "../ui/said.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { ContactUs } from "./contact-us.tsx";
import { LegalPage } from "./legal-page.tsx";

const summary =
  "We bring exhibitors and builders together. What they then agree is between the two of them; we are not a party to it.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms of Service",
    description: summary,
    keywords: "terms of service, exhibit builder marketplace, conditions",
    canonicalPath: "/terms-of-service",
  });

const parts = [
  {
    id: "service",
    title: "What the service is",
    text: (
      <>
        <p>
          {productName} connects companies that exhibit at trade shows with companies that design
          and build exhibits. An exhibitor describes a booth; we match the request with builders;
          they send quotes.
        </p>
        <p>
          By using the site you agree to these terms. If you use it for a company, you confirm that
          you may do so.
        </p>
      </>
    ),
  },
  {
    id: "facilitator",
    title: "We facilitate, and are no party to contracts",
    text: (
      <>
        <p>
          <strong>
            The service only facilitates. Every contract about a booth is made between the exhibitor
            and the builder, and we are not a party to it.
          </strong>
        </p>
        <p>
          We do not design, build, ship or insure exhibits, do not employ the builders and do not
          act as anyone's agent. Prices, dates, quality, payment, warranty and liability are matters
          of that contract. Accepting a quote here tells the builder that you want to go ahead; it
          does not replace the contract.
        </p>
      </>
    ),
  },
  {
    id: "exhibitors",
    title: "For exhibitors",
    text: (
      <ul>
        <li>The service costs you nothing, and no quote has to be accepted.</li>
        <li>
          <Said>
            {
              "We promise {five} {quotes}: the first within {first}, all {five} within {48}, counted from when you send your request."
            }
          </Said>{" "}
          Your dashboard shows how the promise stands, and says so when we miss it. You owe nothing
          either way, and no payment follows from a missed promise.
        </li>
        <li>Describe the project truthfully, and only ask for booths that you mean to build.</li>
        <li>
          Check what matters to you before you sign: references, insurance, drawings, payment terms.
          Our vetting is careful, but it is no warranty.
        </li>
      </ul>
    ),
  },
  {
    id: "builders",
    title: "For builders",
    text: (
      <ul>
        <li>Profiles and projects must be true and your own. We review them before publication.</li>
        <li>
          Answer assigned requests by the time that each names, with prices that you would stand by.
        </li>
        <li>
          Use an exhibitor's details to answer that request, and for nothing else. Handle them as
          the law on personal data demands.
        </li>
        <li>
          We earn a commission when a project that came through the service is completed. Its rate
          and payment are agreed with you separately.
        </li>
        <li>You keep the rights to your texts and pictures, and allow us to show them here.</li>
      </ul>
    ),
  },
  {
    id: "privacy",
    title: "Your request and your data",
    text: (
      <p>
        Quote request details are shared with builders in our network, because that is what the
        service is for. The <TextLink to="/privacy-policy">Privacy Policy</TextLink> says who sees
        what.
      </p>
    ),
  },
  {
    id: "conduct",
    title: "What is not allowed",
    text: (
      <ul>
        <li>Requests, profiles or messages that are false, unlawful or meant to harm.</li>
        <li>Collecting data from the site by machine beyond what search engines do.</li>
        <li>Getting around limits, rights or protections, or trying to.</li>
        <li>Using another person's account.</li>
      </ul>
    ),
  },
  {
    id: "content",
    title: "What you read here",
    text: (
      <p>
        Show dates, articles and profiles are put together with care and may still be wrong or out
        of date. Check with the organizer or the builder before you spend money on them.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    text: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for what
        builders or exhibitors do or leave undone, for lost profit, or for damage that could not be
        foreseen. Nothing here limits liability that the law does not let us limit.
      </p>
    ),
  },
  {
    id: "end",
    title: "Ending it",
    text: (
      <p>
        You may stop using the service and have your account deleted at any time. We may suspend
        accounts that break these terms, and say why. Contracts between exhibitors and builders are
        not affected.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes, law and contact",
    text: (
      <>
        <p>
          When these terms change, the month at the top changes, and we tell people with an account
          before they take effect. The law of the operator's seat applies, without taking from
          consumers what their own law gives them.
        </p>
        <p>
          <ContactUs />
        </p>
      </>
    ),
  },
];

export default function TermsOfServicePage() {
  return <LegalPage title="Terms of Service" summary={summary} parts={parts} />;
}
