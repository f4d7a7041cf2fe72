/** How much of everything a filled database holds. */
export interface Size {
  offers: number
  materials: number
  sellers: number
  buyers: number
  orders: number
}

/**
 * Everything beside offers and orders grows like the square root of the offers: 1,000,000 offers of 6,000 materials by
 * 500 sellers to 5,000 buyers, who have placed 200,000 orders; 10,000 offers of 600 materials by 50 sellers, and so on.
 */
export function sizeOf(offers: number): Size {
  const root = Math.sqrt(offers)
  return {
    offers,
    materials: Math.round(6 * root),
    sellers: Math.round(root / 2),
    buyers: Math.round(5 * root),
    orders: Math.round(offers / 5),
  }
}
