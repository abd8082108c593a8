import type { SocialFacts } from "./draw-social-picture.ts";

type Page = SocialFacts & { path: string };

/** The fixed pages, by the name of their sharing picture. */
export const socialPages: Record<string, Page> = {
  home: {
    path: "/",
    kind: "Trade show booths",
    title: "{Five} free {quotes} for your trade show booth",
    detail: "From exhibit builders who fit, within {all}",
    drawing: "island-30x40-s31f-1.svg",
  },
  "how-it-works": {
    path: "/how-it-works",
    kind: "How it works",
    title: "Ask once, compare {five} {quotes}, choose your builder",
    detail: "Free for exhibitors",
    drawing: "peninsula-20x30-h3-1.svg",
  },
  promise: {
    path: "/promise",
    kind: "How we keep the promise",
    title: "{Five} {quotes} in {all}, counted in public",
    detail: "From a ledger that anyone can recompute",
    drawing: "island-20x20-crate-3.svg",
  },
  portfolio: {
    path: "/portfolio",
    kind: "Portfolio",
    title: "Booths that got built, and what they brought in",
    detail: "Find one like yours, then ask its builder",
    drawing: "island-20x30-atlas-1.svg",
  },
  "our-builders": {
    path: "/our-builders",
    kind: "Our builders",
    title: "Exhibit builders, by region and specialty",
    detail: "Their work, their ratings, how to reach them",
    drawing: "island-20x20-crate-3.svg",
  },
  blog: {
    path: "/blog",
    kind: "Trade Show Resource Hub",
    title: "What exhibitors wish they had known before",
    detail: "Articles on booths, budgets and shows",
    drawing: "inline-10x20-hub-1.svg",
  },
  "trade-show-calendar": {
    path: "/trade-show-calendar",
    kind: "Trade show calendar",
    title: "Every show that matters, in one calendar",
    detail: "Dates, venues and the way to a booth there",
    drawing: "pavilion-30x30-hall-1.svg",
  },
  "for-builders": {
    path: "/for-builders",
    kind: "For builders",
    title: "Requests that fit your work, with the whole brief",
    detail: "Free to join and to quote",
    drawing: "peninsula-20x30-h3-1.svg",
  },
  "builder-network": {
    path: "/builder-network",
    kind: "Builder network",
    title: "Builders wherever your next show is",
    detail: "Join the network, or find your builder in it",
    drawing: "pavilion-40x40-net-2.svg",
  },
  "about-us": {
    path: "/about-us",
    kind: "About us",
    title: "We bring exhibitors and builders together",
    detail: "Who we are, and why we do it",
    drawing: "peninsula-20x20-h3-4.svg",
  },
  contact: {
    path: "/contact",
    kind: "Contact",
    title: "Ask us anything about your booth",
    detail: "We reply within two hours",
    drawing: "perimeter-20x10-k1-1.svg",
  },
  quote: {
    path: "/quote",
    kind: "Get quotes",
    title: "Describe your booth once, get {five} {quotes}",
    detail: "Three steps, a few minutes, no charge",
    drawing: "island-20x30-quote-5.svg",
  },
  "privacy-policy": {
    path: "/privacy-policy",
    kind: "Privacy policy",
    title: "What we keep about you, and why",
    detail: "In plain words",
    drawing: "inline-10x10-legal-1.svg",
  },
  "terms-of-service": {
    path: "/terms-of-service",
    kind: "Terms of service",
    title: "What you may expect of us, and we of you",
    detail: "In plain words",
    drawing: "perimeter-20x10-legal-2.svg",
  },
  "cookie-policy": {
    path: "/cookie-policy",
    kind: "Cookie policy",
    title: "Which cookies we set, and what they do",
    detail: "In plain words",
    drawing: "inline-10x20-legal-3.svg",
  },
};
