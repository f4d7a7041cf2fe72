import { containerOf, type Offer } from '#domain/catalogue/offer.ts'
import { wordKey } from '#domain/catalogue/word-key.ts'
import type { Tx } from '#server/platform/database.ts'
import { findSpellings, insertWords, type Word, type WordKind } from './queries-words.ts'

/** Offers with grade, country, form and kind of pack spelled as they are known; what is not becomes known [SHOP-2]. */
export async function knownOffers<Written extends Pick<Offer, 'grade' | 'origin' | 'form' | 'container'>>(
  tx: Tx,
  offers: readonly Written[],
): Promise<Written[]> {
  const spelled = await spellings(
    tx,
    offers.map(({ container, ...offer }) => ({ ...offer, container: containerOf(container) })),
  )
  return offers.map((offer) => ({
    ...offer,
    grade: spelled('grade', offer.grade),
    origin: spelled('origin', offer.origin),
    form: spelled('form', offer.form),
    container: spelled('container', containerOf(offer.container)),
  }))
}

/** Products as they are stored, whose pack is written with its size, with their words spelled as they are known [SHOP-2]. */
export async function knownProducts<Written extends Record<'grade' | 'origin' | 'form' | 'packLabel', string>>(
  tx: Tx,
  products: readonly Written[],
): Promise<Written[]> {
  const packed = products.map((product) => ({ ...product, container: containerOf(product.packLabel) }))
  const known = await knownOffers(tx, packed)
  return products.map((product, place) => {
    const { grade, origin, form, container } = known[place] ?? { ...product, container: containerOf(product.packLabel) }
    const size = product.packLabel.slice(0, product.packLabel.length - containerOf(product.packLabel).length)
    return { ...product, grade, origin, form, packLabel: size + container }
  })
}

async function spellings(
  tx: Tx,
  written: readonly Record<WordKind, string>[],
): Promise<(kind: WordKind, text: string) => string> {
  const words = new Map<string, Word>()
  for (const { grade, origin, form, container } of written) {
    for (const [kind, spelling] of Object.entries({ grade, origin, form, container }) as [WordKind, string][]) {
      const key = wordKey(spelling)
      if (key !== '' && !words.has(`${kind} ${key}`)) words.set(`${kind} ${key}`, { kind, key, spelling })
    }
  }
  const known = new Map<string, string>()
  await learn([...words.values()])
  const fresh = [...words].filter(([place]) => !known.has(place)).map(([, word]) => word)
  if (fresh.length > 0) {
    await insertWords(tx, fresh)
    await learn(fresh)
  }
  return (kind, text) => known.get(`${kind} ${wordKey(text)}`) ?? text

  async function learn(asked: readonly Word[]): Promise<void> {
    if (asked.length === 0) return
    for (const { kind, key, spelling } of await findSpellings(tx, asked)) known.set(`${kind} ${key}`, spelling)
  }
}
