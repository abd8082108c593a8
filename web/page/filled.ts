/**
 * Structured data without empty parts: blank texts, empty lists, and objects that have only a type.
 */
export function filled<Data extends object>(data: Data): Data {
  return (filledPart(data) ?? {}) as Data;
}

function filledPart(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (Array.isArray(value)) {
    const entries = value.map(filledPart).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, filledPart(part)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.some(([name]) => !name.startsWith("@")) ? Object.fromEntries(parts) : undefined;
}
