import CalendarClock from "lucide-react/icons/calendar-clock";
import Hammer from "lucide-react/icons/hammer";
import Mail from "lucide-react/icons/mail";
import Timer from "lucide-react/icons/timer";
import type { ReactNode } from "react";
import { useSupportEmail } from "../page/use-support-email.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { alone } from "../ui/text/text-link.css.ts";
import { TextLink } from "../ui/text/text-link.tsx";
import { icon, item, list } from "./contact-cards.css.ts";
import { contactCopy } from "./contact-copy.ts";

/** Contact data and opening hours. */
export function ContactCards() {
  const email = useSupportEmail();
  return (
    <ul className={list}>
      <Card sign={Timer} title={`A reply ${contactCopy.reply}`}>
        During business hours, from a person who knows what a hanging point is.
      </Card>
      <Card sign={CalendarClock} title="Business hours">
        {contactCopy.hours.map((hours) => (
          <span key={hours}>
            {hours}
            <br />
          </span>
        ))}
      </Card>
      <Card sign={Mail} title="By email">
        <span className={alone}>
          <TextLink to={`mailto:${email}`}>{email}</TextLink>
        </span>
      </Card>
      <Card sign={Hammer} title="You build exhibits?">
        <span className={alone}>
          <TextLink to="/contact?about=builder#contact-form">Ask about being listed</TextLink>
        </span>
      </Card>
    </ul>
  );
}

type CardProps = { sign: typeof Mail; title: string; children: ReactNode };

function Card({ sign: Sign, title, children }: CardProps) {
  return (
    <li className={item}>
      <Sign size={24} strokeWidth={1.5} className={icon} aria-hidden="true" />
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Text tone="muted" as="div">
        {children}
      </Text>
    </li>
  );
}
