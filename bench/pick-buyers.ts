/** The buyers who may order from a seller. */
export interface Customers {
  buyers: string[]
}

/** So many buyers, one of each shop in turn, none of them twice. @throws Error when there are too few */
export function pickBuyers<Shop extends Customers>(
  shops: readonly Shop[],
  count: number,
): { buyer: string; shop: Shop }[] {
  const picked = new Map<string, Shop>()
  while (picked.size < count) {
    const before = picked.size
    for (const shop of shops) {
      const buyer = shop.buyers.find((one) => !picked.has(one))
      if (buyer !== undefined && picked.size < count) picked.set(buyer, shop)
    }
    if (picked.size === before) throw new Error(`of ${count} buyers there are only ${before}`)
  }
  return [...picked].map(([buyer, shop]) => ({ buyer, shop }))
}
