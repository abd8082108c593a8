/** Industries of projects. */
export const industries = [
  "Technology",
  "Healthcare",
  "Manufacturing",
  "Automotive",
  "Aerospace",
  "Food & Beverage",
  "Fashion & Apparel",
  "Construction",
  "Energy",
  "Finance",
  "Education",
  "Entertainment",
  "Retail",
  "Agriculture",
  "Telecommunications",
  "Government",
  "Non-profit",
  "Other",
] as const;
export type Industry = (typeof industries)[number];
