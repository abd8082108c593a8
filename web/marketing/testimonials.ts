/** Editable copy: three made-up voices, until real ones stand here. The page calls them samples. */
export const testimonials = [
  {
    text: "We had five prices on one page by Thursday noon. The dearest was twice the cheapest, and for once we could see why.",
    name: "Ines Halden",
    role: "Managing director, Halden Instruments",
  },
  {
    text: "The brief took me less time than finding last year's floor plan. The booth stood a day before the hall opened.",
    name: "Marcus Oyelaran",
    role: "Events manager, Calder Foods",
  },
  {
    text: "Nobody called us eleven times. Two builders asked good questions, and one of them got the job.",
    name: "Yuki Tanabe",
    role: "Marketing lead, Meridian Robotics",
  },
] as const;
