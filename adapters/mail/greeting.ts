/**
 * The greeting of an email to a person: "Hi Ada,". Names behind unverified addresses aren't known
 * here.
 */
export function greeting(firstName: string): string {
  return firstName ? `Hi ${firstName},` : "Hi there,";
}
