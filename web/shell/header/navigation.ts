/** A place in the header or footer. */
export type Destination = { label: string; to: string };

export const headerLinks: readonly Destination[] = [
  { label: "Home", to: "/" },
  { label: "How It Works", to: "/how-it-works" },
  { label: "Portfolio", to: "/portfolio" },
  { label: "Our Builders", to: "/our-builders" },
  { label: "Blog", to: "/blog" },
  { label: "Trade Show Calendar", to: "/trade-show-calendar" },
  { label: "Builder Network", to: "/builder-network" },
  { label: "About Us", to: "/about-us" },
  { label: "Contact", to: "/contact" },
];

export const footerColumns: readonly { title: string; links: readonly Destination[] }[] = [
  {
    title: "Resources",
    links: [
      { label: "Blog", to: "/blog" },
      { label: "Builder Network", to: "/builder-network" },
    ],
  },
  {
    title: "Exhibitors",
    links: [
      { label: "Connect with Booth Builders", to: "/our-builders" },
      { label: "Find a Trade Show Event", to: "/trade-show-calendar" },
      { label: "Exhibit Design Ideas", to: "/portfolio" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", to: "/about-us" },
      { label: "How It Works", to: "/how-it-works" },
      { label: "How We Keep the Promise", to: "/promise" },
      { label: "Reviews", to: "/#testimonials" },
      { label: "Contact", to: "/contact" },
    ],
  },
];

export const legalLinks: readonly Destination[] = [
  { label: "Privacy Policy", to: "/privacy-policy" },
  { label: "Terms of Service", to: "/terms-of-service" },
  { label: "Cookie Policy", to: "/cookie-policy" },
];
