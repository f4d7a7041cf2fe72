import type { Buyer } from '#domain/accounts/actor.ts'
import { plainProductId } from '#domain/catalogue/address.ts'
import { productIdOf } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { codeKey } from '#domain/plain-signs.ts'
import { findBySku, findNamed } from '#server/areas/catalogue/public.ts'
import type { Db } from '#server/platform/database.ts'

/** The products that a typed code or name may mean. */
export interface Match {
  /** The products that fit, the best first. */
  productIds: number[]
  /** Whether they are what was typed, and not merely similar. */
  sure: boolean
}

/**
 * The products that codes mean: a product's address or code, its seller's own code, and what it or its material is called,
 * CAS and E numbers included. All of them in a few statements [ORDER-7].
 */
export async function findProducts(
  db: Db,
  buyer: Buyer,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  const typed = [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))]
  const skus = await findBySku(
    db,
    buyer.companyId,
    typed.map((code) => codeKey(code)),
  )
  const exact = new Map(
    typed.flatMap((code): [string, number[]][] => {
      const ids = skus.get(codeKey(code)) ?? [addressedId(code)].filter((id) => id !== null)
      return ids.length > 0 ? [[code, ids]] : []
    }),
  )
  const named = await findNamed(
    db,
    buyer.companyId,
    typed.filter((code) => !exact.has(code)),
  )
  return new Map(
    typed.map((code) => {
      const ids = exact.get(code)
      if (ids) return [code, { productIds: ids, sure: true }]
      const offers = named.get(code) ?? []
      const mine = offers.filter(({ subscribed }) => subscribed)
      const matches = mine.length > 0 ? mine : offers
      return [
        code,
        {
          productIds: matches.map(({ productId }) => productId).slice(0, MOST.quickChoices + 1),
          sure: matches[0]?.sure ?? false,
        },
      ]
    }),
  )
}

/** The id behind '/produk/x7kq2m-asam-sitrat', with or without a host, or behind its code alone; null in other texts. */
function addressedId(text: string): number | null {
  const [, address] = /\/produk\/([^/?#\s]+)/.exec(text) ?? []
  if (address === undefined) return /^[a-z\d]{6,12}$/.test(text) ? productIdOf(text) : null
  return plainProductId(address) ?? productIdOf(address.split('-')[0] ?? '')
}
