import type { BodyOf } from '#domain/call.ts'
import { minimumPacks } from '#domain/catalogue/packs/packs.ts'
import type { CallAt } from '#domain/contract.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { blockOf, type OfferKind, problemOf, readOfferPrice, readQuantity, typedValue } from '../typed-offer.ts'
import type { NegotiableProduct } from './negotiate.tsx'

export type Submission = BodyOf<CallAt<'negosiasi/submit'>>

/**
 * The typed fields of 'Nego Harga', with the resulting values and problems [NEGO-3, NEGO-5 to NEGO-7]. `most`: may be
 * ordered now. `onReady`: takes what is to be sent once confirmed.
 */
export function useTypedOffer(
  product: NegotiableProduct,
  most: NegoStatus['most'],
  onReady: (submission: Submission) => void,
) {
  const { userId, company } = useViewer()
  const least = minimumPacks(product.minNego, product.packWeight)
  const form = useCheckedForm('negosiasi/submit', {
    start: startOf(least),
    body: (typed) => {
      const { quantity, price, deal } = read(typed)
      return {
        companyId: company?.id ?? '',
        userId: userId ?? '',
        productId: product.id,
        listPrice: product.price,
        units: typedValue(quantity) ?? '',
        price: typedValue(price) ?? '',
        note: (!deal && typed.note.trim()) || null,
        rate: product.exchangeRate,
        deal,
      }
    },
    faults: (typed) => {
      const { quantity, price } = read(typed)
      return { units: problemOf(quantity), price: problemOf(price) }
    },
    onValid: onReady,
  })
  const { forget } = useFormDraft(form, `offer-${product.id}`)

  function read({ kind, units: packs, price: shown }: Typed) {
    return {
      quantity: readQuantity(packs, least, product.packWeight, most),
      price: readOfferPrice(shown, kind, product.price),
      deal: kind === 'deal',
    }
  }

  const kind = form.watch('kind')
  const { quantity, price } = read(form.watch())
  const { errors } = form.formState
  const amount = typedValue(price)
  return {
    form,
    /** Once it is sent or given up. */
    forget,
    least,
    kind,
    setKind(next: OfferKind) {
      form.setValue('kind', next)
      form.reset(undefined, { keepValues: true })
    },
    units: typedValue(quantity),
    amount,
    difference: amount === null ? null : differencePercent(amount, product.price),
    /** The quantity field starts filled: an empty one was emptied by hand. */
    quantityProblem: problemOf(quantity) ?? errors.units?.message,
    priceProblem: blockOf(price) ?? errors.price?.message,
    /** The typed offer cannot be sent. */
    isBlocked: Boolean(blockOf(quantity) ?? blockOf(price)),
  }
}

type Typed = ReturnType<typeof startOf>

/** Named as in the body, though the quantity is typed in packs. */
function startOf(least: number) {
  return { kind: 'baru' as OfferKind, units: String(least), price: '', note: '' }
}

export type TypedOffer = ReturnType<typeof useTypedOffer>
