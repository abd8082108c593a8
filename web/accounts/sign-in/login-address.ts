/** The sign-in's own address with where to go on to and the mail that led here, so that a second try still knows. */
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
