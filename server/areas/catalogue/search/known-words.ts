import { containerOf, type Offer } from '#domain/catalogue/offer.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { wordKey } from '#domain/catalogue/search/words.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { findMakersOf, findSpellings, insertWords, type Word, type WordKind, wordKinds } from './queries-words.ts'

type Worded = Partial<Record<WordKind, string>>

type WordedOffer = Pick<Offer, 'grade' | 'maker' | 'origin' | 'form' | 'container'>

/**
 * A seller's offers with grade, maker, country, form and kind of pack spelled as they are known; what is not becomes
 * known, a maker by offers that are published alone: a draft would reveal where its seller buys. Without a seller no
 * private makers are queried [SHOP-2].
 */
export async function knownOffers<Written extends { offer: WordedOffer; status: ProductStatus }>(
  tx: Tx,
  sellerId: CompanyId | null,
  written: readonly Written[],
): Promise<Written[]> {
  const published = written.flatMap(({ offer, status }) => (status === 'published' ? wordKey(offer.maker) : []))
  const publishedKeys = new Set(published)
  const offers = written.map(({ offer }) => offer)
  const spelled = await spellingsOf(tx, sellerId, offers, (fresh) =>
    insertWords(
      tx,
      fresh.filter(({ kind, key }) => kind !== 'maker' || publishedKeys.has(key)),
    ),
  )
  return written.map((one) => {
    const { grade, maker, origin, form, container } = one.offer
    const words = {
      grade: spelled('grade', grade),
      maker: spelled('maker', maker),
      origin: spelled('origin', origin),
      form: spelled('form', form),
      container: spelled('container', container),
    }
    return { ...one, offer: { ...one.offer, ...words } }
  })
}

/** Products as they are stored, whose pack is written with its size, with their words spelled as they are known [SHOP-2]. */
export async function knownProducts<
  Written extends Record<'grade' | 'maker' | 'origin' | 'form' | 'packLabel', string> & { status?: ProductStatus },
>(tx: Tx, products: readonly Written[]): Promise<Written[]> {
  const written = products.map((product) => {
    const status: ProductStatus = product.status ?? 'published'
    return { product, offer: { ...product, container: containerOf(product.packLabel) }, status }
  })
  const known = await knownOffers(tx, null, written)
  return known.map(({ product, offer: { grade, maker, origin, form, container } }) => {
    const size = product.packLabel.slice(0, product.packLabel.length - containerOf(product.packLabel).length)
    return { ...product, grade, maker, origin, form, packLabel: size + container }
  })
}

/**
 * How each grade, maker, country, form and kind of pack of these will be spelled where they are written: as it is
 * known, a maker else as the seller's own products spell it, and otherwise as it is met first. What is not known is
 * handed to `insert`, and requested again, as another may have been quicker [SHOP-2].
 */
export async function spellingsOf(
  db: Db | Tx,
  sellerId: CompanyId | null,
  written: readonly Worded[],
  insert?: (fresh: readonly Word[]) => Promise<void>,
): Promise<(kind: WordKind, text: string) => string> {
  const fresh = new Map<string, Word>()
  for (const words of await mapInSlices(written, (worded) =>
    wordKinds.map((kind) => wordOf(kind, worded[kind] ?? '')),
  )) {
    for (const word of words) {
      if (word.key !== '' && !fresh.has(keyOf(word))) fresh.set(keyOf(word), word)
    }
  }
  const spelled = new Map([...fresh].map(([key, { spelling }]) => [key, spelling]))
  await learn()
  await learnOwnMakers()
  if (insert && fresh.size > 0) {
    await insert([...fresh.values()])
    await learn()
  }
  return (kind, text) => {
    const word = wordOf(kind, text)
    return spelled.get(keyOf(word)) ?? word.spelling
  }

  async function learn(): Promise<void> {
    if (fresh.size === 0) return
    for (const known of await findSpellings(db, [...fresh.values()])) {
      spelled.set(keyOf(known), known.spelling)
      fresh.delete(keyOf(known))
    }
  }

  async function learnOwnMakers(): Promise<void> {
    if (sellerId === null || ![...fresh.values()].some(({ kind }) => kind === 'maker')) return
    const makers = await findMakersOf(db, sellerId, null)
    // that of most products last: it stays
    for (const word of makers.reverse().map((maker) => wordOf('maker', maker))) {
      if (!fresh.has(keyOf(word))) continue
      fresh.set(keyOf(word), word)
      spelled.set(keyOf(word), word.spelling)
    }
  }
}

function wordOf(kind: WordKind, text: string): Word {
  const spelling = kind === 'container' ? containerOf(text) : text
  return { kind, key: wordKey(spelling), spelling }
}

function keyOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind} ${key}`
}
