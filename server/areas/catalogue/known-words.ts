import { containerOf, type Offer } from '#domain/catalogue/offer.ts'
import { wordKey } from '#domain/catalogue/word-key.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import { findSpellings, insertWords, type Word, type WordKind, wordKinds } from './queries-words.ts'

type Worded = Partial<Record<WordKind, string>>

/** Offers with grade, maker, country, form and kind of pack spelled as they are known; what is not becomes known [SHOP-2]. */
export async function knownOffers<Written extends Pick<Offer, 'grade' | 'maker' | 'origin' | 'form' | 'container'>>(
  tx: Tx,
  offers: readonly Written[],
): Promise<Written[]> {
  const spelled = await spellingsOf(tx, offers, (fresh) => insertWords(tx, fresh))
  return offers.map((offer) => ({
    ...offer,
    grade: spelled('grade', offer.grade),
    maker: spelled('maker', offer.maker),
    origin: spelled('origin', offer.origin),
    form: spelled('form', offer.form),
    container: spelled('container', offer.container),
  }))
}

/** Products as they are stored, whose pack is written with its size, with their words spelled as they are known [SHOP-2]. */
export async function knownProducts<
  Written extends Record<'grade' | 'maker' | 'origin' | 'form' | 'packLabel', string>,
>(tx: Tx, products: readonly Written[]): Promise<Written[]> {
  const packed = products.map((product) => ({ ...product, container: containerOf(product.packLabel) }))
  const known = await knownOffers(tx, packed)
  return products.map((product, place) => {
    const { grade, maker, origin, form, container } = known[place] ?? {
      ...product,
      container: containerOf(product.packLabel),
    }
    const size = product.packLabel.slice(0, product.packLabel.length - containerOf(product.packLabel).length)
    return { ...product, grade, maker, origin, form, packLabel: size + container }
  })
}

/**
 * How each grade, maker, country, form and kind of pack of these will be spelled where they are written: as it is known, else as it
 * is met first. What is not known is handed to `keep`, and asked for again, as another may have been quicker [SHOP-2].
 */
export async function spellingsOf(
  db: Db | Tx,
  written: readonly Worded[],
  keep?: (fresh: readonly Word[]) => Promise<void>,
): Promise<(kind: WordKind, text: string) => string> {
  const fresh = new Map<string, Word>()
  for (const words of await inTurns(written, (worded) => wordKinds.map((kind) => wordOf(kind, worded[kind] ?? '')))) {
    for (const word of words) {
      if (word.key !== '' && !fresh.has(placeOf(word))) fresh.set(placeOf(word), word)
    }
  }
  const spelled = new Map([...fresh].map(([place, { spelling }]) => [place, spelling]))
  await learn()
  if (keep && fresh.size > 0) {
    await keep([...fresh.values()])
    await learn()
  }
  return (kind, text) => {
    const word = wordOf(kind, text)
    return spelled.get(placeOf(word)) ?? word.spelling
  }

  async function learn(): Promise<void> {
    if (fresh.size === 0) return
    for (const known of await findSpellings(db, [...fresh.values()])) {
      spelled.set(placeOf(known), known.spelling)
      fresh.delete(placeOf(known))
    }
  }
}

function wordOf(kind: WordKind, text: string): Word {
  const spelling = kind === 'container' ? containerOf(text) : text
  return { kind, key: wordKey(spelling), spelling }
}

function placeOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind} ${key}`
}
