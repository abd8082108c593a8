/** The link is not one of ours, its letter is gone, or it is one that goes out in any case. */
export type UnsubscribeInvalid = { kind: "unsubscribe-invalid" };
