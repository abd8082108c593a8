/** A stored service type in title case; "Full Service" when there is none. */
export function serviceTypeTitle(serviceType: string | null | undefined): string {
  const words = (serviceType ?? "").split("-").filter(Boolean);
  if (words.length === 0) return "Full Service";
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
