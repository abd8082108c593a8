/** "Hi Ada,": how an email to a person begins. Names of people whose address isn't proven are not known here. */
export function greeting(firstName: string): string {
  return firstName ? `Hi ${firstName},` : "Hi,";
}
