/**
 * A short hash of the content for editors to send back with a change, to detect concurrent saves.
 * Independent of key order. Not cryptographic.
 */
export function contentVersion(content: unknown): string {
  const text = JSON.stringify(content, sortedKeys) ?? "";
  // two 32-bit FNV-1a sums with different seeds
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ (unit + at), 0x85ebca6b);
  }
  return [one, other].map((sum) => (sum >>> 0).toString(36)).join("-");
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
