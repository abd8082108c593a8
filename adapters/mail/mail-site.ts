/** Who writes, and where the links lead. `origin` has no slash at its end. */
export type MailSite = { productName: string; origin: string; supportEmail: string };
