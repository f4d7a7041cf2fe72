import { useState } from 'react'
import { minimumPacks } from '#domain/cart/quantity.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { type OfferKind, problemOf, type ReadField, readOfferPrice, readQuantity } from '../typed-offer.ts'
import type { NegotiableProduct } from './negotiate.tsx'

/** What is typed into 'Nego Harga', with the resulting values and problems [NEGO-3, NEGO-5 to NEGO-7]. */
export function useTypedOffer(product: NegotiableProduct) {
  const least = minimumPacks(product.minNego, product.packWeight)
  const [kind, setKind] = useState<OfferKind>('baru')
  const [packs, setPacks] = useState(String(least))
  const [shownPrice, setShownPrice] = useState('')
  const [note, setNote] = useState('')
  // missing values are reported only after trying to send, invalid ones at once
  const [asked, setAsked] = useState(false)

  const quantity = readQuantity(packs, least, product.packWeight)
  const price = readOfferPrice(shownPrice, kind, product.price)
  const blocking = [quantity, price].find((field) => 'problem' in field && field.blocks)

  return {
    least,
    kind,
    packs,
    shownPrice,
    note,
    setKind: (next: OfferKind) => {
      setKind(next)
      setAsked(false)
    },
    setPacks,
    setShownPrice,
    setNote,
    ask: () => setAsked(true),
    units: 'value' in quantity ? quantity.value : null,
    amount: 'value' in price ? price.value : null,
    difference: 'value' in price ? differencePercent(price.value, product.price) : null,
    /** The quantity field starts filled: if it is empty, somebody emptied it. */
    quantityProblem: problemOf(quantity),
    priceProblem: shown(price, asked),
    /** Why the button is disabled. */
    blockedBy: blocking ? problemOf(blocking) : null,
  }
}

export type TypedOffer = ReturnType<typeof useTypedOffer>

function shown(field: ReadField<unknown>, asked: boolean): string | null {
  return 'problem' in field && (field.blocks || asked) ? field.problem : null
}
