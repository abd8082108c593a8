export const projectTypes = [
  "Custom Exhibit",
  "Modular Exhibit",
  "Portable Display",
  "Island Booth",
  "Peninsula Booth",
  "Inline Booth",
  "Pop-up Display",
  "Banner Stand",
  "Trade Show Booth",
  "Conference Display",
  "Museum Exhibit",
  "Other",
] as const;
