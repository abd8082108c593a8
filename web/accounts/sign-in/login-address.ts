/**
 * URL of the sign-in page with the return URL and the token of the email that led here, so that a
 * second try keeps both.
 */
export function loginAddress({
  returnTo,
  mail,
}: {
  returnTo: string | null;
  mail: string | null;
}): string {
  const search = new URLSearchParams();
  if (returnTo) search.set("returnTo", returnTo);
  if (mail) search.set("mail", mail);
  return search.size > 0 ? `/login?${search}` : "/login";
}
