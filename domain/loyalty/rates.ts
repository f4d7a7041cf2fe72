/** Rupiah of goods that earn one point [ORDER-6]. */
export const RUPIAH_PER_POINT = 10_000
/** How long points can be redeemed. */
export const POINTS_LAST_MONTHS = 12
