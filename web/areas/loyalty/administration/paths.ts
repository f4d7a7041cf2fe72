/** Promotion codes, vouchers and points, as administrators set them [ADM-5]. */
export const PROMOS_PATH = '/admin/promo'

/** The rule of points and the rewards. */
export const POINTS_PATH = `${PROMOS_PATH}/poin`

/** The issued vouchers. */
export const VOUCHERS_PATH = `${PROMOS_PATH}/voucher`

export function promoVouchersPath(code: string): string {
  return `${VOUCHERS_PATH}?${new URLSearchParams({ promo: code })}`
}

export function rewardVouchersPath(rewardId: string): string {
  return `${VOUCHERS_PATH}?${new URLSearchParams({ hadiah: rewardId })}`
}
