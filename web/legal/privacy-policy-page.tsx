import type { MetaFunction } from "react-router";
import { siteContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { TextLink } from "../ui/text/text-link.tsx";
import type { Route } from "./+types/privacy-policy-page.ts";
import { ContactUs } from "./contact-us.tsx";
import { LegalPage } from "./legal-page.tsx";

const summary =
  "We collect what it takes to get you quotes, share a request with the builders who are to answer it, and sell nothing to anyone.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy Policy",
    description: summary,
    keywords: "privacy policy, personal data, quote requests",
    canonicalPath: "/privacy-policy",
  });

/** The text names the retention periods, which the operator sets. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(siteContext).retention;

const before = [
  {
    id: "collect",
    title: "What we collect",
    text: (
      <>
        <p>Only what you type, and what a web server cannot help knowing:</p>
        <ul>
          <li>
            <strong>Quote requests:</strong> the show, its date and venue, the booth you want, your
            budget, and your name, email address, phone number, company and, if you give it, job
            title.
          </li>
          <li>
            <strong>Accounts:</strong> your email address, your name, and whatever you add to your
            profile. There are no passwords. If you sign in with Google, GitHub or Apple, we receive
            the name and email address that they hold.
          </li>
          <li>
            <strong>Builder profiles and projects:</strong> what a builder writes to be published.
          </li>
          <li>
            <strong>Messages:</strong> what you send through the contact form.
          </li>
          <li>
            <strong>Technical data:</strong> your network address, to stop abuse, and the browser's
            name, so that you can recognize your sessions. Our logs hold no request texts, no email
            addresses and no search terms.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "use",
    title: "What we use it for",
    text: (
      <>
        <p>
          To match your request with builders, deliver their quotes, keep your account, answer your
          messages, and protect the service. We send news and tips only if you ticked the box for
          it, and you can take that back at any time.
        </p>
        <p>
          We do not build advertising profiles and make no decisions about you by machine alone.
        </p>
      </>
    ),
  },
  {
    id: "share",
    title: "Whom we share it with",
    text: (
      <>
        <p>
          <strong>Quote request details are shared with builders in our network.</strong> The
          builders matched with your request see all of it, including how to reach you, so that they
          can quote and ask questions. Approved builders who are not matched may see the show, date,
          venue, booth and budget of an open request, when it was sent and how many builders are on
          it, without your name, company or contact details.
        </p>
        <p>
          Builders' business contact details on their profiles are public, as the profile form says.
        </p>
        <p>
          Companies that run servers and deliver email for us handle data on our instructions. We
          give data to authorities where the law obliges us to. We don't sell personal data to
          anyone.
        </p>
      </>
    ),
  },
];

const after = [
  {
    id: "rights",
    title: "Your rights",
    text: (
      <>
        <p>
          You may ask for a copy of your data, have it corrected or deleted, object to a use of it,
          or take consent back. Depending on where you live, the law gives you further rights, and
          an authority to complain to.
        </p>
        <p>
          <ContactUs /> We answer within one month.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    text: (
      <p>
        Connections are encrypted. A request can be read by the person who sent it, the builders
        matched with it, and our staff. Secrets are stored only as fingerprints. No page loads
        anything from another company's servers: we copy the pictures that builders link from other
        sites.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    text: (
      <p>
        Essential ones only. The <TextLink to="/cookie-policy">Cookie Policy</TextLink> names each.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: <p>The service is for businesses. We do not knowingly collect data about children.</p>,
  },
  {
    id: "changes",
    title: "Changes to this policy",
    text: (
      <p>
        When it changes, the month at the top changes. If a change matters to people with an
        account, we write to them before it takes effect.
      </p>
    ),
  },
];

type Retention = Route.ComponentProps["loaderData"];

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

function retentionPart({ requestMonths, contactMessageMonths, mailMonths }: Retention) {
  return {
    id: "keep",
    title: "How long we keep it",
    text: (
      <>
        <ul>
          <li>
            <strong>Quote requests and quotes:</strong>{" "}
            {requestMonths === 0
              ? "until you ask us to erase them."
              : `with your name and contact details for ${months(requestMonths)} after the event. Then we erase the names, contact details and notes, and keep figures that tell nothing of you.`}
          </li>
          <li>
            <strong>Contact messages:</strong>{" "}
            {contactMessageMonths === 0
              ? "until you ask us to delete them."
              : `${months(contactMessageMonths)}.`}
          </li>
          <li>
            <strong>Emails we sent you:</strong>{" "}
            {mailMonths === 0
              ? "our copy until you ask us to delete it."
              : `our copy for ${months(mailMonths)}.`}
          </li>
          <li>
            <strong>Accounts:</strong> until you delete yours, which you can do in your settings.
            Sessions end after 14 days without use, and after 30 days in any case. Sign-in links end
            after ten minutes.
          </li>
          <li>
            <strong>Backups:</strong> for as long as the operator of this site keeps them. When one
            is restored, what was erased since is erased again.
          </li>
        </ul>
        <p>
          Deleting your account can erase your requests and messages with it. Without an account,
          write to us. A builder who has received your details keeps them under its own
          responsibility; when we erase a request because you asked, we ask every builder who was
          asked to quote to delete them too.
        </p>
      </>
    ),
  };
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const parts = [...before, retentionPart(loaderData), ...after];
  return <LegalPage title="Privacy Policy" summary={summary} parts={parts} />;
}
