import type { UserType } from "../../../domain/accounts/user.ts";

/** A link in the header or footer. */
export type Destination = { label: string; to: string };

const headerLinks: readonly Destination[] = [
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

const forBuilders: Destination = { label: "For Builders", to: "/for-builders" };
const dashboard: Destination = { label: "Dashboard", to: "/dashboard" };
const adminDashboard: Destination = { label: "Admin", to: "/admin-dashboard" };

/** The header's own links, for visitors and for members; its menu has the others. */
const visitorEntries = [
  "/how-it-works",
  "/portfolio",
  "/our-builders",
  "/trade-show-calendar",
  "/blog",
];
const memberEntries = ["/portfolio", "/our-builders", "/trade-show-calendar"];

/** The header's links for this account type: `entries` in the bar, `more` in the menu. */
export function headerPlaces(userType: UserType | null): Record<"entries" | "more", Destination[]> {
  const own = userType ? [dashboard] : [];
  if (userType === "admin") own.push(adminDashboard);
  const inLine = userType ? memberEntries : visitorEntries;
  return {
    entries: [...own, ...headerLinks.filter(({ to }) => inLine.includes(to))],
    more: [...headerLinks.filter(({ to }) => !inLine.includes(to)), forBuilders],
  };
}

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
    title: "Builders",
    links: [forBuilders],
  },
  {
    title: "Company",
    links: [
      { label: "About Us", to: "/about-us" },
      { label: "How It Works", to: "/how-it-works" },
      { label: "Reviews", to: "/#testimonials" },
      { label: "Contact", to: "/contact" },
    ],
  },
];

/** The footer's last row: links that concern every user of the site. */
export const legalLinks: readonly Destination[] = [
  { label: "How We Keep the Promise", to: "/promise" },
  { label: "Privacy Policy", to: "/privacy-policy" },
  { label: "Terms of Service", to: "/terms-of-service" },
  { label: "Cookie Policy", to: "/cookie-policy" },
];
