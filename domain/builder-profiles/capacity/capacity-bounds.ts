/** Published in `/openapi.json`. */
export const capacityBounds = {
  timeZone: 64,
  away: 20,
  openInvitations: 50,
  jobs: 50,
  perShow: 20,
} as const;
