/** Editable copy: three fictional testimonials until there are real ones. The page labels them samples. */
export const testimonials = [
  {
    text: "We had five prices on one page by Thursday noon. The highest was twice the lowest, and for once we could see why.",
    name: "Ines Halden",
    role: "Managing director, Halden Instruments",
  },
  {
    text: "The brief took me less time than finding last year's floor plan. The booth was up a full day before doors opened.",
    name: "Marcus Oyelaran",
    role: "Events manager, Calder Foods",
  },
  {
    text: "No eleven sales calls. Two builders asked smart questions, and one of them won the job.",
    name: "Yuki Tanabe",
    role: "Marketing lead, Meridian Robotics",
  },
] as const;
