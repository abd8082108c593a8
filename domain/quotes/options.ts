/** An option of the wizard's lists. The API also accepts other texts of limited length. */
type Option = { value: string; label: string };

export const exhibitTypes = [
  { value: "island", label: "Island" },
  { value: "inline", label: "Inline" },
  { value: "peninsula", label: "Peninsula" },
  { value: "pavilion", label: "Pavilion" },
  { value: "perimeter", label: "Perimeter" },
  { value: "other", label: "Other" },
] as const satisfies Option[];

/** Sizes in feet, width by depth. */
export const boothSizes = [
  { value: "10x10", label: "10 × 10 ft" },
  { value: "10x20", label: "10 × 20 ft" },
  { value: "20x20", label: "20 × 20 ft" },
  { value: "30x30", label: "30 × 30 ft" },
  { value: "30x40", label: "30 × 40 ft" },
  { value: "40x50", label: "40 × 50 ft" },
  { value: "50x50", label: "50 × 50 ft" },
  { value: "custom", label: "Custom size" },
] as const satisfies Option[];

export const serviceTypes = [
  { value: "exhibit-stand-rental", label: "Exhibit stand rental" },
  { value: "exhibit-stand-purchase", label: "Exhibit stand purchase" },
  { value: "exhibit-labor-only", label: "Exhibit labor only" },
  { value: "other", label: "Other" },
] as const satisfies Option[];

/** Ranges in US dollars. */
export const budgetRanges = [
  { value: "5000-15000", label: "$5,000 – $15,000" },
  { value: "15000-35000", label: "$15,000 – $35,000" },
  { value: "35000-75000", label: "$35,000 – $75,000" },
  { value: "75000-150000", label: "$75,000 – $150,000" },
  { value: "150000+", label: "$150,000 and more" },
] as const satisfies Option[];

export const boothFeatures = [
  { value: "stand-exhibit-design", label: "Stand / exhibit design" },
  { value: "stand-exhibit-labor", label: "Stand / exhibit labor" },
  { value: "multimedia", label: "Multimedia" },
  { value: "meeting-room", label: "Meeting room" },
  { value: "storage", label: "Storage" },
  { value: "led-lighting", label: "LED lighting" },
  { value: "hanging-elements", label: "Hanging elements" },
  { value: "furniture", label: "Furniture" },
  { value: "counter", label: "Counter" },
  { value: "catering-area", label: "Catering area" },
] as const satisfies Option[];

/** The label of a stored value; an unknown value is its own label. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
