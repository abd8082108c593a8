/** Signs cookies in development, and is known to everybody who has the sources. */
export const developmentSecret = "only for development, where nothing is secret";

const differentCharacters = 8;

/** Whether a secret is one that others know, or can guess since it repeats itself. */
export function isWeakSecret(secret: string): boolean {
  const isRepeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
  return secret === developmentSecret || isRepeated || new Set(secret).size < differentCharacters;
}
