/** Editable copy of the page For Builders. */
export const forBuildersCopy = {
  title: "Booth requests that fit your work",
  lead: "Exhibitors send us a brief with a show, a size and a budget. We send it to builders who fit.{seats} You quote only what you want to build.",
  steps: [
    { title: "Sign up with your email", text: "No password, no card. One link and you're in." },
    {
      title: "Fill in your profile",
      text: "Nine required fields: who you are, where you build and what you do best.",
    },
    {
      title: "We check it",
      text: "A person reads every profile. You'll hear from us by email, usually within two business days.",
    },
  ],
  terms: [
    {
      title: "The whole brief",
      text: "Show, venue, date, size, open sides, features, budget and a drawing. You see the client's name and contact before you quote.",
    },
    {
      title: "A short list",
      text: "We match by skills, place, size and past work, and tell you why you were asked. No bidding crowd.",
    },
    {
      title: "A clock you can plan with",
      text: "Every request says when your quote is due. Exhibitors expect all quotes within {all}.",
    },
    {
      title: "You pay only when you build",
      text: "Joining and quoting are free. A commission is due only when a project completes, by rates that you agreed to.",
    },
  ],
  /** The checks, by the policy under which builders are invited. */
  checks: {
    none: {
      title: "Checks that exhibitors see",
      lead: "You are invited without them. Each one that we accept stands on your page with its months.",
    },
    insurance: {
      title: "Insurance before your first request",
      lead: "We invite builders whose insurance we checked. The other checks stand on your page with their months.",
    },
    all: {
      title: "Four checks before your first request",
      lead: "We invite builders with all four. They stand on your page with their months.",
    },
  },
  questions: [
    {
      question: "What does it cost?",
      answer: "Joining, your profile and your quotes are free. {rates}",
    },
    {
      question: "Do I have to answer every request?",
      answer:
        "No. Decline with one click and we'll ask someone else. Answering fast, either way, brings you more requests that fit.",
    },
    {
      question: "Who sees my contact details?",
      answer:
        "Your business email, phone and website are on your public page. The email you sign in with stays private.",
    },
    {
      question: "Can I show my work before I'm approved?",
      answer:
        "Yes. You can submit projects as soon as your profile is saved. They go live together once we've reviewed them.",
    },
  ],
} as const;
