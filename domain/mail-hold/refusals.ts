/** The database is no copy, or its emails were released. */
export type MailNotHeld = { kind: "mail-not-held" };
/** The operator has set HOLD_MAIL. */
export type MailHeldBySetting = { kind: "mail-held-by-setting" };
export type MailHoldRefusal = MailNotHeld | MailHeldBySetting;
