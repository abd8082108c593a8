/** The link isn't ours, its message is gone, or that kind of email can't be turned off. */
export type UnsubscribeInvalid = { kind: "unsubscribe-invalid" };
