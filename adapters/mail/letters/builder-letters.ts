import type { BuilderLetter } from "../../../domain/messages/account-letter.ts";
import { checkNames } from "../../../domain/shared/check-kinds.ts";
import { dateWords } from "../date-words.ts";
import type { Block, Letters } from "../letter-words.ts";
import { subjectBuilder } from "../show-name.ts";

function why(reason: string | null): Block[] {
  if (!reason) return [];
  return [
    { kind: "text", text: "Here's why:" },
    { kind: "quote", text: reason },
  ];
}

/** Emails about builders' profiles and projects. */
export const builderLetters = {
  /** Invites a builder to join, for an admin. */
  "builder-invite": {
    topic: null,
    ownedBy: "account",
    write: ({ token, builderName, daysValid }, site) => ({
      subject: `Join ${site.siteName} as a builder`,
      preheader: "Get quote requests from exhibitors that fit your work.",
      title: `You're invited to join ${site.siteName}`,
      blocks: [
        {
          kind: "text",
          text: "Exhibitors send one request, and builders who fit the show, size and budget quote for it. We'd like you to be one of them.",
        },
        ...(builderName === null
          ? []
          : [
              {
                kind: "text" as const,
                text: `We already have a profile for ${builderName}. It becomes yours when you join.`,
              },
            ]),
        {
          kind: "button",
          label: "Join as a builder",
          url: `${site.origin}/join?token=${encodeURIComponent(token)}`,
        },
        {
          kind: "note",
          text: `The link works once, for ${daysValid} days. Don't share it. Not interested? Ignore this email, and nothing happens.`,
        },
      ],
    }),
  },

  /** Tells a builder that their profile is public now. */
  "profile-approved": {
    topic: "review-decisions",
    ownedBy: "profile",
    write: ({ builderName, builderId }, site) => ({
      subject: "Your builder profile is approved",
      preheader: "Exhibitors can see it now.",
      title: "Your builder profile is approved",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, exhibitors can now see your profile, and we can send you quote requests.`,
        },
        {
          kind: "button",
          label: "See your public page",
          url: `${site.origin}/builders/${builderId}`,
        },
        { kind: "note", text: "Builders with projects in their portfolio get more requests." },
      ],
    }),
  },

  /** Tells a builder why their profile cannot be shown as it is. */
  "profile-declined": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, reason }, site) => ({
      subject: "Your builder profile was not approved",
      preheader: "Update it and we'll review it again.",
      title: "Your builder profile was not approved",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, we can't publish your profile as it is.`,
        },
        ...why(reason),
        { kind: "button", label: "Change your profile", url: site.signInLink("/dashboard") },
        { kind: "note", text: "We'll review it again as soon as you save it." },
      ],
    }),
  },

  /** Tells a builder why held changes of their public profile are not published. */
  "profile-edit-declined": {
    topic: "review-decisions",
    ownedBy: "profile",
    write: ({ builderName, fields, reason }, site) => ({
      subject: "A change of your profile was not approved",
      preheader: "Your profile stays public as it was.",
      title: "A change of your profile was not approved",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, your profile stays public with its earlier ${fields}.`,
        },
        ...why(reason),
        { kind: "button", label: "Change your profile", url: site.signInLink("/dashboard") },
      ],
    }),
  },

  /** Tells a builder that an exhibitor's review of them is published. */
  "review-published": {
    topic: "reviews",
    ownedBy: "profile",
    write: ({ builderName, builderId, company }, site) => {
      const author = company === null ? "An exhibitor" : subjectBuilder(company);
      return {
        subject: `${author} reviewed you`,
        preheader: "Read it, and reply if you like.",
        title: `${author} reviewed you`,
        blocks: [
          {
            kind: "text",
            text: `Hi ${builderName}, the review is on your public page now. You can reply to it there, once. Your reply is public, too.`,
          },
          {
            kind: "button",
            label: "Read the review",
            url: site.signInLink(`/builders/${builderId}#reviews`),
          },
          {
            kind: "note",
            text: "Does it name a person, or is it about another project? Report it there, and we'll look at it.",
          },
        ],
      };
    },
  },

  /** Asks a person whom a builder names as a reference. */
  "reference-asked": {
    topic: "references",
    ownedBy: "profile",
    write: ({ builderName, company, token, daysValid }, site) => ({
      subject: `${subjectBuilder(builderName)} names you as a reference`,
      preheader: "Three questions, one minute.",
      title: `${subjectBuilder(builderName)} names you as a reference`,
      blocks: [
        {
          kind: "text",
          text: `Hi, ${builderName} says that they built a booth for ${company}. We check builders before exhibitors rely on them, and ask you three questions. You need no account.`,
        },
        {
          kind: "button",
          label: "Answer three questions",
          url: `${site.origin}/reference?token=${encodeURIComponent(token)}`,
        },
        {
          kind: "note",
          text: `Only we read your answer; it isn't published. The link works for ${daysValid} days. Then we delete your address. The same page has "Don't write to me again".`,
        },
      ],
    }),
  },

  /** Tells a builder what an admin decided about their evidence. */
  "vetting-decided": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, check, validUntil, reason }, site) => {
      const isValid = validUntil !== null;
      const title = `Your ${checkNames[check]} is ${isValid ? "accepted" : "not accepted"}`;
      return {
        subject: title,
        preheader: isValid
          ? `It is on your public page until ${dateWords(validUntil)}.`
          : "Read why, and send it again.",
        title,
        blocks: [
          {
            kind: "text",
            text: isValid
              ? `Hi ${builderName}, your public page shows it until ${dateWords(validUntil)}. Only you and admins see the documents. We'll remind you before it ends.`
              : `Hi ${builderName}, we can't accept your ${checkNames[check]} as it is.`,
          },
          ...why(reason),
          {
            kind: "button",
            label: isValid ? "See your checks" : "Send it again",
            url: site.signInLink("/dashboard?view=vetting"),
          },
        ],
      };
    },
  },

  /** Reminds a builder that a check ends. */
  "vetting-ends": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, check, validUntil }, site) => ({
      subject: `Your ${checkNames[check]} ends on ${dateWords(validUntil)}`,
      preheader: "Send the new one before it does.",
      title: `Your ${checkNames[check]} ends on ${dateWords(validUntil)}`,
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, after that day your public page doesn't show it anymore, and exhibitors who ask for it don't find you. Send the new one now: the old one counts until we accept it.`,
        },
        {
          kind: "button",
          label: "Send the new one",
          url: site.signInLink("/dashboard?view=vetting"),
        },
        { kind: "note", text: "Did you send it already? Then there is nothing to do." },
      ],
    }),
  },

  /** Tells an admin that a builder's check ends today. */
  "vetting-ends-today": {
    topic: null,
    ownedBy: "office",
    write: ({ builderName, builderId, check, validUntil }, site) => ({
      subject: `${subjectBuilder(builderName)}: ${checkNames[check]} ends today`,
      preheader: "We reminded the builder.",
      title: `${subjectBuilder(builderName)}: ${checkNames[check]} ends today`,
      blocks: [
        {
          kind: "text",
          text: `It ends on ${dateWords(validUntil)}, by the builder's clock. Then the public page doesn't show it anymore. We reminded the builder.`,
        },
        {
          kind: "button",
          label: "Open the queue",
          url: site.signInLink("/admin-dashboard?view=vetting"),
        },
        {
          kind: "button",
          label: "See the public page",
          url: `${site.origin}/builders/${builderId}`,
          isSecond: true,
        },
      ],
    }),
  },

  /** Tells a builder that an admin approved their project. */
  "project-published": {
    topic: "review-decisions",
    ownedBy: "profile",
    write: ({ builderName, projectId, projectTitle, isFeatured }, site) => ({
      subject: "Your project is approved",
      preheader: "It's now live in the portfolio.",
      title: "Your project is approved",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, exhibitors can now find ${projectTitle} in the portfolio, unless you keep it private.${isFeatured ? " It's featured, too." : ""}`,
        },
        { kind: "button", label: "See your project", url: `${site.origin}/portfolio/${projectId}` },
      ],
    }),
  },

  /** Tells a builder why their project cannot be shown as it is. */
  "project-declined": {
    topic: "review-decisions",
    ownedBy: "profile",
    write: ({ builderName, projectTitle, reason }, site) => ({
      subject: "Your project was not published",
      preheader: "Update it and we'll review it again.",
      title: "Your project was not published",
      blocks: [
        { kind: "text", text: `Hi ${builderName}, we can't publish ${projectTitle} as it is.` },
        ...why(reason),
        { kind: "button", label: "Change your project", url: site.signInLink("/dashboard") },
        { kind: "note", text: "We'll review it again as soon as you save it." },
      ],
    }),
  },
} satisfies Letters<BuilderLetter>;
