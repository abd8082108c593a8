/** The page that members go to when a sign-in was not on its way to another page. */
export const usualReturnTo = "/dashboard";

/** The path after a sign-in. A new account goes to the role question first, then on to `returnTo`. */
export function afterSignIn({ returnTo, isNew }: { returnTo: string; isNew: boolean }): string {
  return isNew ? `/welcome?${new URLSearchParams({ returnTo })}` : returnTo;
}
