/** A place in the header or footer. It is shown once its page is there. */
export type Destination = { label: string; to: string; ready: boolean };

export const headerLinks: readonly Destination[] = [
  { label: "Home", to: "/", ready: true },
  { label: "How It Works", to: "/how-it-works", ready: true },
  { label: "Portfolio", to: "/portfolio", ready: true },
  { label: "Our Builders", to: "/our-builders", ready: true },
  { label: "Blog", to: "/blog", ready: true },
  { label: "Trade Show Calendar", to: "/trade-show-calendar", ready: true },
  { label: "Builder Network", to: "/builder-network", ready: true },
  { label: "About Us", to: "/about-us", ready: true },
  { label: "Contact", to: "/contact", ready: true },
];

export const footerColumns: readonly { title: string; links: readonly Destination[] }[] = [
  {
    title: "Resources",
    links: [
      { label: "Blog", to: "/blog", ready: true },
      { label: "Builder Network", to: "/builder-network", ready: true },
    ],
  },
  {
    title: "Exhibitors",
    links: [
      { label: "Get five free quotes", to: "/#quote-form", ready: true },
      { label: "Connect with Booth Builders", to: "/our-builders", ready: true },
      { label: "Find a Trade Show Event", to: "/trade-show-calendar", ready: true },
      { label: "Exhibit Design Ideas", to: "/portfolio", ready: true },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", to: "/about-us", ready: true },
      { label: "How It Works", to: "/how-it-works", ready: true },
      { label: "Reviews", to: "/#testimonials", ready: false },
      { label: "Contact", to: "/contact", ready: true },
    ],
  },
];

export const legalLinks: readonly Destination[] = [
  { label: "Privacy Policy", to: "/privacy-policy", ready: true },
  { label: "Terms of Service", to: "/terms-of-service", ready: true },
  { label: "Cookie Policy", to: "/cookie-policy", ready: true },
];

/** Only what can be visited. */
export function readyOnes(links: readonly Destination[]): readonly Destination[] {
  return links.filter(({ ready }) => ready);
}
