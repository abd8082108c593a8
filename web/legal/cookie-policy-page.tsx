import type { MetaFunction } from "react-router";
import { absoluteDays } from "../../domain/accounts/sessions/session.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Table } from "../ui/data/table.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { ContactUs } from "./contact-us.tsx";
import { LegalPage } from "./legal-page.tsx";

const summary =
  "Cookies come in four kinds. This site sets nine cookies, all of the first kind, and none before you ask for something that needs one.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Cookie Policy",
    description: summary,
    keywords: "cookie policy, essential cookies, no tracking",
    canonicalPath: "/cookie-policy",
  });

/** Cookies that the server sets. */
const essential = [
  {
    name: "session",
    purpose: "Keeps you signed in",
    occasion: "You sign in",
    kept: `Up to ${absoluteDays} days, or until you log out`,
  },
  {
    name: "sign-in",
    purpose: "Ties a sign-in link to the browser that asked for it",
    occasion: "You ask for a link",
    kept: "10 minutes",
  },
  {
    name: "opened-link",
    purpose: "Goes on with a link from an email after you've signed in",
    occasion: "You open such a link and aren't signed in",
    kept: "30 minutes",
  },
  {
    name: "known-browser",
    purpose: "Lets you ask for a sign-in link here even while others flood your address with them",
    occasion: "You sign in by email",
    kept: "A year",
  },
  {
    name: "provider-sign-in",
    purpose: "Ties a sign-in with Google, GitHub or another provider to the browser that began it",
    occasion: "You choose one of them, where the site offers it",
    kept: "10 minutes",
  },
  {
    name: "apple-sign-in",
    purpose: "The same for Apple, whose own page sends you back",
    occasion: "You choose Apple, where the site offers it",
    kept: "10 minutes",
  },
  {
    name: "passkey",
    purpose: "Ties a question to your passkey to the browser that asked it",
    occasion: "You add or use a passkey",
    kept: "5 minutes",
  },
  {
    name: "receipts",
    purpose: "Lets this browser open the quote requests it has sent",
    occasion: "You send a request",
    kept: "30 days, or until you sign out",
  },
  {
    name: "last-write",
    purpose: "Makes sure that you see what you changed a moment ago",
    occasion: "You send or change something, where a site runs on several databases",
    kept: "5 minutes",
  },
];

const parts = [
  {
    id: "what",
    title: "What cookies are",
    text: (
      <p>
        Small texts that a site leaves in your browser and reads again on your next visit. People
        sort them into four kinds: essential, analytics, preference and marketing.
      </p>
    ),
  },
  {
    id: "essential",
    title: "Essential cookies",
    text: (
      <>
        <p>
          Without these the thing you asked for would not work, so they need no consent. There are
          nine. Scripts cannot read them, and no other site receives them.
        </p>
        <Table
          caption="Essential cookies"
          rows={essential}
          rowKey={({ name }) => name}
          columns={[
            { header: "Name", cell: ({ name }) => <code>{name}</code> },
            { header: "What for", cell: ({ purpose }) => purpose },
            { header: "Set when", cell: ({ occasion }) => occasion },
            { header: "Kept", cell: ({ kept }) => kept },
          ]}
        />
        <p>
          On encrypted connections their names begin with <code>__Host-</code>, the one for Apple
          with <code>__Secure-</code>.
        </p>
      </>
    ),
  },
  {
    id: "analytics",
    title: "Analytics cookies",
    text: (
      <p>
        These count visits and follow what people click. <strong>We set none</strong>, and no other
        company's counter runs on our pages.
      </p>
    ),
  },
  {
    id: "preference",
    title: "Preference cookies",
    text: (
      <>
        <p>
          These remember choices such as a language. <strong>We set none.</strong> Light or dark
          follows your device.
        </p>
        <p>
          These notes stay in your browser's own storage and are not cookies. None is sent to us
          before you send the form or press the button that it belongs to.
        </p>
        <ul>
          <li>
            A half-filled quote form: with your contact details in this tab only, until you send it
            or close the tab. Without them and without your own words, so that another tab can go
            on, for seven days at most.
          </li>
          <li>The account type you picked while signing up, until you have signed in.</li>
          <li>A favorite that you marked before signing in, for half an hour.</li>
          <li>
            Builders: a quote that you have begun, until you send it, or for thirty days at most.
          </li>
          <li>
            Choices of how this browser shows our pages: whether an admin's shortcuts are on, and
            which advice you have dismissed.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "marketing",
    title: "Marketing cookies",
    text: (
      <p>
        These follow people from site to site to show them advertising.{" "}
        <strong>We set none and let no one else set any here.</strong>
      </p>
    ),
  },
  {
    id: "choice",
    title: "Your choice",
    text: (
      <>
        <p>
          There is no banner, because there is nothing to consent to. Your browser can delete or
          block cookies; without them you can read everything and send requests, but not sign in. If
          we ever want a cookie of another kind, we ask first, and change this page.
        </p>
        <p>
          More about data: <TextLink to="/privacy-policy">Privacy Policy</TextLink>. <ContactUs />
        </p>
      </>
    ),
  },
];

export default function CookiePolicyPage() {
  return <LegalPage title="Cookie Policy" summary={summary} parts={parts} />;
}
