/**
 * Editable copy: the steps in which a builder is vetted. Separate from the claims, which every page
 * loads with its footer.
 */
export const vettingSteps = [
  { title: "Portfolio review", text: "Booths they have really built, not renderings." },
  { title: "Reference verification", text: "We call the exhibitors they worked for." },
  { title: "Insurance and licensing", text: "Certificates on file before the first request." },
  { title: "On-site quality assessment", text: "We've seen their work on a show floor." },
] as const;
