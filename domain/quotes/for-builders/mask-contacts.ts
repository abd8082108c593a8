const emailAddress = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits and more, however they are grouped. */
const phoneNumber = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** A text for a reader who is not signed in: without addresses and phone numbers, and without these names. */
export function maskContacts(text: string, names: readonly string[], masked = "[hidden]"): string {
  const plain = text
    .replace(emailAddress, masked)
    .replace(webAddress, masked)
    .replace(phoneNumber, masked);
  return names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .reduce((left, name) => {
      const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return left.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"),
        masked,
      );
    }, plain);
}
