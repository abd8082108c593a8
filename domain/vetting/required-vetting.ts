/** The checks that builders need to be invited to new requests. */
export const requiredVettings = ["none", "insurance", "all"] as const;
export type RequiredVetting = (typeof requiredVettings)[number];

/** Version 0 is the built-in policy, which requires nothing. */
export type VettingPolicy = { version: number; required: RequiredVetting };

/** Listed builders, by the policy under which they could be invited today. */
export type BuildersLeft = Record<RequiredVetting, number>;
