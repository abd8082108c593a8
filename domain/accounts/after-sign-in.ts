/** Where members go when a sign-in was not on its way to another page. */
export const usualReturnTo = "/dashboard";

/** Where a sign-in leads, on every way in: a new account is asked for its role first, and goes on from there. */
export function afterSignIn({ returnTo, isNew }: { returnTo: string; isNew: boolean }): string {
  return isNew ? `/welcome?${new URLSearchParams({ returnTo })}` : returnTo;
}
