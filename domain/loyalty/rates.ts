/** Goods of so many Rupiah earn one point [ORDER-6]. */
export const RUPIAH_PER_POINT = 10_000
/** So long may points be redeemed. */
export const POINTS_LAST_MONTHS = 12
