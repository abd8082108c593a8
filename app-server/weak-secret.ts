/** Signs cookies in development; public, since it is in the sources. */
export const developmentSecret = "only for development, where nothing is secret";

const differentCharacters = 8;

/** Whether a secret is published or repeats itself and can be guessed. */
export function isWeakSecret(secret: string): boolean {
  const isRepeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
  return secret === developmentSecret || isRepeated || new Set(secret).size < differentCharacters;
}
