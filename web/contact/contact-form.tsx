import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { Form } from "react-router";
import { contactLimits } from "../../domain/messages/contact-message.ts";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { contactCopy } from "./contact-copy.ts";
import { away, form as formStyle, pair, sent, sheet, tick } from "./contact-form.css.ts";
import type { ContactFormValues } from "./contact-form-values.ts";
import type { ContactFormAnswer } from "./contact-page.action.ts";
import { useContactForm } from "./use-contact-form.ts";

type Props = {
  /** Initial values. Later ones only change the topic. */
  values: ContactFormValues;
  /** The server's answer to a form sent without JavaScript. */
  answer: ContactFormAnswer | undefined;
  /** Whether a form without JavaScript was sent successfully. */
  wasSent: boolean;
};

/** The contact form, which also works without JavaScript. */
export function ContactForm({ values, answer, wasSent }: Props) {
  const { form, confirmation, errors, isSent, isPending, submit } = useContactForm(
    answer?.errors ?? {},
  );
  const latest = answer?.typed ?? values;
  const [typed] = useState(latest);
  return (
    <div className={sheet} id="contact-form">
      <Form
        ref={form}
        method="post"
        action="/contact"
        noValidate
        reloadDocument
        onSubmit={submit}
        className={isSent ? `${formStyle} ${away}` : formStyle}
      >
        <Heading level={2} size="card">
          Write to us
        </Heading>
        {wasSent && (
          <Notice tone="positive" title="Message Sent!">
            We reply {contactCopy.reply}.
          </Notice>
        )}
        {answer && <Notice tone="critical" title={answer.message} />}
        <Field
          label="What is it about?"
          id="contact-inquiryType"
          required
          error={errors.inquiryType}
        >
          {(control) => (
            <Select
              {...control}
              key={latest.inquiryType}
              name="inquiryType"
              options={contactCopy.inquiries}
              placeholder="Please choose"
              defaultValue={latest.inquiryType}
            />
          )}
        </Field>
        <div className={pair}>
          <Field label="Name" id="contact-name" required error={errors.name}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                maxLength={contactLimits.name}
                defaultValue={typed.name}
              />
            )}
          </Field>
          <Field label="Email" id="contact-email" required error={errors.email}>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={typed.email}
              />
            )}
          </Field>
          <Field label="Company" id="contact-company" error={errors.company}>
            {(control) => (
              <TextInput
                {...control}
                name="company"
                autoComplete="organization"
                maxLength={contactLimits.company}
                defaultValue={typed.company}
              />
            )}
          </Field>
          <Field label="Phone" id="contact-phone" error={errors.phone}>
            {(control) => (
              <TextInput
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={contactLimits.phone}
                defaultValue={typed.phone}
              />
            )}
          </Field>
        </div>
        <Field label="Subject" id="contact-subject" required error={errors.subject}>
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              maxLength={contactLimits.subject}
              defaultValue={typed.subject}
            />
          )}
        </Field>
        <Field label="Message" id="contact-message" required error={errors.message}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              rows={6}
              maxLength={contactLimits.message}
              defaultValue={typed.message}
            />
          )}
        </Field>
        <Button type="submit" tone="accent" size="large" pending={isPending}>
          {isPending ? "Sending…" : "Send message"}
        </Button>
        <Text size="small" tone="muted">
          We'll only use your message to reply to you.
        </Text>
      </Form>
      {isSent && (
        <div ref={confirmation} className={sent} role="status" tabIndex={-1}>
          <CircleCheck size={56} strokeWidth={1.25} className={tick} aria-hidden="true" />
          <Heading level={2}>Message Sent!</Heading>
          <Text tone="muted">{`Thank you. We'll reply ${contactCopy.reply}.`}</Text>
        </div>
      )}
    </div>
  );
}
