/** Editable copy: what the marketing pages claim. Screens that can count do not read it from here. */
export const claims = {
  quotesPerRequest: 5,
  firstQuoteHours: 24,
  allQuotesHours: 48,
  stats: [
    { value: "150+", label: "vetted builders" },
    { value: "2,847", label: "projects completed" },
    { value: "98%", label: "client satisfaction" },
    { value: "85%", label: "repeat business" },
  ],
  vetting: [
    { title: "Portfolio review", text: "Booths they have really built, not renderings." },
    { title: "Reference verification", text: "We call the exhibitors they worked for." },
    { title: "Insurance and licensing", text: "Papers on file before the first request." },
    { title: "On-site quality assessment", text: "Somebody has looked at their work on a floor." },
  ],
};
