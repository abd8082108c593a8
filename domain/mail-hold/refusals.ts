/** The database isn't a copy, or its emails were released already. */
export type MailNotHeld = { kind: "mail-not-held" };
/** The operator has set HOLD_MAIL, which an admin can't override. */
export type MailHeldBySetting = { kind: "mail-held-by-setting" };
export type MailHoldRefusal = MailNotHeld | MailHeldBySetting;
