import type { AccountLetter } from "../../../domain/messages/account-letter.ts";
import type { InquiryType } from "../../../domain/messages/contact-message.ts";
import type { Letters } from "../letter-words.ts";
import { oneLine } from "../one-line.ts";

const about: Record<InquiryType, string> = {
  quote: "Quote request",
  builder: "Builders",
  support: "Support",
  general: "General question",
  media: "Press and media",
  partnership: "Partnership",
};

/** Emails about accounts, sign-in and the site itself. */
export const accountLetters = {
  /** Brings the link and the code of a sign-in. The code isn't in the subject, because locked screens show subjects. */
  "sign-in": {
    topic: null,
    ownedBy: "account",
    write: ({ token, code, minutesValid }, site) => ({
      subject: `Sign in to ${site.siteName}`,
      preheader: `The link works once and expires in ${minutesValid} minutes.`,
      title: "Sign in",
      blocks: [
        {
          kind: "text",
          text: `Open this link in the browser where you asked for it. It works once and expires in ${minutesValid} minutes.`,
        },
        {
          kind: "button",
          label: `Sign in to ${site.siteName}`,
          url: `${site.origin}/login/email?token=${encodeURIComponent(token)}`,
        },
        { kind: "text", text: "Reading this on another device? Enter this code where you asked:" },
        { kind: "code", code },
        {
          kind: "note",
          text: "Don't share this link or code; we'll never ask for them. Didn't request this? You can safely ignore this email.",
        },
      ],
    }),
  },

  /** Brings the operator a message from the contact form. */
  "contact-message": {
    topic: null,
    ownedBy: "office",
    write: ({ contact }) => {
      const { name, email, subject, message, inquiryType, company, phone } = contact;
      const facts: [string, string | null][] = [
        ["About", about[inquiryType]],
        ["Name", name],
        ["Email", email],
        ["Company", company],
        ["Phone", phone],
      ];
      return {
        subject: `Contact form: ${oneLine(subject, 80)}`,
        preheader: `${name} sent a message through the contact form.`,
        title: oneLine(subject, 200),
        blocks: [
          {
            kind: "facts",
            facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
          },
          // blocks are single lines: each line of the message becomes a quote block
          ...message
            .split(/\r?\n/)
            .filter((line) => line.trim() !== "")
            .map((line) => ({ kind: "quote" as const, text: line })),
          {
            kind: "button",
            label: "Reply",
            url: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
          },
          { kind: "note", text: "Or reply to this email: your answer goes to the same address." },
        ],
      };
    },
  },

  /** Asks the new address of an account to confirm the change, which takes effect then. */
  "email-change": {
    topic: null,
    ownedBy: "account",
    write: ({ token, hoursValid }, site) => ({
      subject: `Confirm your new address for ${site.siteName}`,
      preheader: `The link works once and expires in ${hoursValid} hours.`,
      title: "Confirm your new address",
      blocks: [
        {
          kind: "text",
          text: `You asked to use this address for your ${site.siteName} account. Open the link in the browser where you're signed in.`,
        },
        {
          kind: "button",
          label: "Confirm this address",
          url: `${site.origin}/confirm-email?token=${encodeURIComponent(token)}`,
        },
        {
          kind: "note",
          text: "Didn't request this? You can safely ignore this email.",
        },
      ],
    }),
  },

  /** Tells the account's current address that a signed-in member asked to change it. */
  "email-change-notice": {
    topic: null,
    ownedBy: "account",
    write: ({ newEmail }, site) => ({
      subject: `Your address at ${site.siteName} may change`,
      preheader: "Nothing has changed yet.",
      title: "Email change requested",
      blocks: [
        {
          kind: "text",
          text: `${newEmail} was entered as the new address of your account. It will replace this one once it's confirmed.`,
        },
        {
          kind: "text",
          text: `Wasn't you? Sign in, keep your current address in your settings, and sign out everywhere. Or write to ${site.supportEmail}.`,
        },
        { kind: "button", label: "Open your dashboard", url: site.signInLink("/dashboard") },
      ],
    }),
  },

  /** Tells a person that an admin has suspended or restored their account. */
  "account-notice": {
    topic: null,
    ownedBy: "account",
    write: ({ change, reason }, site) =>
      change === "suspended"
        ? {
            subject: `Your ${site.siteName} account is suspended`,
            preheader: "You can't sign in for now.",
            title: "Your account is suspended",
            blocks: [
              {
                kind: "text",
                text: "You've been signed out everywhere and can't sign in for now.",
              },
              ...(reason ? [{ kind: "quote" as const, text: reason }] : []),
              {
                kind: "text",
                text: `If you think this is a mistake, write to us or to ${site.supportEmail}.`,
              },
              { kind: "button", label: "Contact us", url: `${site.origin}/contact` },
            ],
          }
        : {
            subject: `Your ${site.siteName} account is restored`,
            preheader: "You can sign in again.",
            title: "Your account is restored",
            blocks: [
              { kind: "text", text: `You can sign in again at ${site.origin}.` },
              { kind: "button", label: "Questions? Contact us", url: `${site.origin}/contact` },
            ],
          },
  },

  /** Tells the account's owner that a sign-in method changed. */
  "passkey-notice": {
    topic: null,
    ownedBy: "account",
    write: ({ change, name }, site) => ({
      subject: `A passkey was ${change} at ${site.siteName}`,
      preheader: "If that was you, there's nothing you need to do.",
      title: `A passkey was ${change}`,
      blocks: [
        {
          kind: "text",
          text:
            change === "added"
              ? `Your account has a new passkey, “${name}”. You can use it to sign in without an email.`
              : `The passkey “${name}” was removed from your account. It can no longer be used to sign in.`,
        },
        {
          kind: "text",
          text: `Wasn't you? Open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
        },
        {
          kind: "button",
          label: "Open your settings",
          url: site.signInLink("/dashboard?settings"),
        },
      ],
    }),
  },

  /** Tells the account's owner that a sign-in method changed. */
  "provider-notice": {
    topic: null,
    ownedBy: "account",
    write: ({ change, label }, site) => ({
      subject:
        change === "joined"
          ? `You can now sign in to ${site.siteName} with ${label}`
          : `You can no longer sign in to ${site.siteName} with ${label}`,
      preheader: "If that was you, there's nothing you need to do.",
      title: change === "joined" ? `${label} was connected` : `${label} was removed`,
      blocks: [
        {
          kind: "text",
          text:
            change === "joined"
              ? `Your account is now connected to ${label}. Anyone who can sign in to your ${label} account can sign in here too.`
              : `Your account is no longer connected to ${label}. You can still sign in with an email link.`,
        },
        {
          kind: "text",
          text: `Wasn't you? Open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
        },
        {
          kind: "button",
          label: "Open your settings",
          url: site.signInLink("/dashboard?settings"),
        },
      ],
    }),
  },

  /** Brings a code to a signed-in member who is about to do something irreversible. The code isn't in the subject. */
  "proof-code": {
    topic: null,
    ownedBy: "account",
    write: ({ code, minutesValid }, site) => ({
      subject: `Confirm it's you at ${site.siteName}`,
      preheader: `The code works once and expires in ${minutesValid} minutes.`,
      title: "Confirm it's you",
      blocks: [
        { kind: "text", text: "Enter this code where you were asked for it:" },
        { kind: "code", code },
        {
          kind: "text",
          text: "Didn't ask for it? Then someone else is signed in to your account. Sign them out in your settings.",
        },
        {
          kind: "button",
          label: "Open your settings",
          url: site.signInLink("/dashboard?settings"),
        },
        { kind: "note", text: "Don't share this code; we'll never ask for it by email or phone." },
      ],
    }),
  },

  /** Shows the operator, at an address of their choice, that email arrives and links work. */
  "test-mail": {
    topic: null,
    ownedBy: "account",
    write: (_, site) => ({
      subject: `Test email from ${site.siteName}`,
      preheader: "A test, sent by hand.",
      title: "Your mail works",
      blocks: [
        {
          kind: "text",
          text: `The operator of ${site.siteName} sent this to test email delivery. There's nothing you need to do.`,
        },
        {
          kind: "text",
          text: "Check the headers: SPF, DKIM and DMARC should say pass. Also check that it didn't land in spam.",
        },
        { kind: "button", label: `Open ${site.siteName}`, url: `${site.origin}/` },
      ],
    }),
  },
} satisfies Letters<AccountLetter>;
