import { claims } from "../marketing/claims.ts";

/** Editable copy of the page How It Works. */
export const howItWorksCopy = {
  steps: [
    {
      title: "Describe your booth",
      text: "Name the show, the size and what has to happen in the booth. Three short steps; attach a design if you have one.",
    },
    {
      title: "We match your builders",
      text: "We read your brief and match you with builders who have done this kind of booth, near your venue, at your budget. {promise}",
    },
    {
      title: "Quotes arrive in {range}",
      text: "The first within {first}, all {five} within {48}. Each has a price, a timeline and a person to talk to.",
    },
    {
      title: "Choose, and build",
      text: "Accept the quote you like best. You sign directly with the builder. Then comes design, fabrication and install.",
    },
  ],
  /** The benefit of our checks, by the policy under which builders are invited. */
  vetted: {
    none: {
      title: "Checks you can see",
      text: "Each builder's page says which of our checks are valid, and until when.",
    },
    insurance: {
      title: "Insured builders only",
      text: "We check a builder's certificate of insurance before we invite them.",
    },
    all: {
      title: "Vetted builders only",
      text: "Portfolio, references, insurance and a site visit: we invite builders with all four.",
    },
  },
  benefits: [
    {
      title: "Free for exhibitors",
      text: "What we earn, if anything, builders pay when a project is done. You pay nothing, ever.",
    },
    {
      title: "{Five} comparable {quotes}",
      text: "The same brief for every builder, so you can compare prices side by side.",
    },
    {
      title: "Hours instead of weeks",
      text: "No chasing contacts. All your quotes arrive within {all}.",
    },
    {
      title: "Local to your venue",
      text: "Local builders know the hall, its rules and its labor jurisdictions, so you save on freight and penalties.",
    },
    {
      title: "No obligation",
      text: "Accept one quote, or none. No one calls you unless you ask.",
    },
  ],
  stats: [claims.projectsOnHowItWorks, claims.builders, claims.quotesWithin, claims.satisfaction],
  questions: [
    {
      question: "What does it cost me?",
      answer:
        "Nothing. The service is 100% free for exhibitors, and we add nothing to your price. {rates}",
    },
    {
      question: "How fast do I get my quotes?",
      answer:
        "The first quote comes within {first} and all {five} within {all} after you send your request.",
    },
    {
      question: "Who are the builders?",
      answer:
        "Companies that design and build custom booths. Our team reads every profile before it goes public, and each page shows what they built and what exhibitors said.",
    },
    {
      question: "What do builders learn about me?",
      answer:
        "The builders matched with your request see your brief and how to reach you. Other approved builders can see the show, venue, booth size and budget of an open request, but never your name, company or contact details.",
    },
    {
      question: "Do I have to accept a quote?",
      answer:
        "No. Compare them, ask the builders anything, and accept one when you're ready. If none is right, you owe nothing.",
    },
    {
      question: "I already have a design. Can I still use this?",
      answer:
        "Yes. Select “Already have a booth design?” in the form and leave a link to it. Builders will quote to fabricate and install it.",
    },
  ],
};
