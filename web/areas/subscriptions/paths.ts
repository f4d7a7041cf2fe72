/** The buyer's distributors [REG-4]. */
export const DISTRIBUTORS_PATH = '/akun/distributor'

/** The seller's customers and requests [SELLER-3]. */
export const CUSTOMERS_PATH = '/pusat-seller/langganan'

export function customerPath(subscriptionId: string): string {
  return `${CUSTOMERS_PATH}/${subscriptionId}`
}
