import type { BodyOf } from '#domain/call.ts'
import { minimumPacks } from '#domain/catalogue/packs/packs.ts'
import type { CallAt } from '#domain/contract.ts'
import type { NegoStatus } from '#domain/negotiations/codec.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { useKeptForm } from '#web/lib/form/kept-form.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { blockOf, type OfferKind, problemOf, readOfferPrice, readQuantity, typedValue } from '../typed-offer.ts'
import type { NegotiableProduct } from './negotiate.tsx'

export type Submission = BodyOf<CallAt<'negosiasi/submit'>>

/**
 * What is typed into 'Nego Harga', with the resulting values and problems [NEGO-3, NEGO-5 to NEGO-7].
 * `most`: may be ordered now. `onReady`: takes what is to be sent once confirmed.
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
        company_id: company?.id ?? '',
        user_id: userId ?? '',
        produk_id: product.id,
        produk_harga: product.price,
        qty_satuan_nego: typedValue(quantity) ?? '',
        harga_nego: typedValue(price) ?? '',
        catatan_nego: (!deal && typed.catatan_nego.trim()) || null,
        kurs_nego: product.exchangeRate,
        deal_nego: deal,
      }
    },
    faults: (typed) => {
      const { quantity, price } = read(typed)
      return { qty_satuan_nego: problemOf(quantity), harga_nego: problemOf(price) }
    },
    onValid: onReady,
  })
  const { forget } = useKeptForm(form, `nego-${product.id}`)

  function read({ jenis, qty_satuan_nego: packs, harga_nego: shown }: Typed) {
    return {
      quantity: readQuantity(packs, least, product.packWeight, most),
      price: readOfferPrice(shown, jenis, product.price),
      deal: jenis === 'deal',
    }
  }

  const kind = form.watch('jenis')
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
      form.setValue('jenis', next)
      form.reset(undefined, { keepValues: true })
    },
    units: typedValue(quantity),
    amount,
    difference: amount === null ? null : differencePercent(amount, product.price),
    /** The quantity field starts filled: an empty one was emptied by hand. */
    quantityProblem: problemOf(quantity) ?? errors.qty_satuan_nego?.message,
    priceProblem: blockOf(price) ?? errors.harga_nego?.message,
    /** What is typed cannot be sent. */
    isBlocked: Boolean(blockOf(quantity) ?? blockOf(price)),
  }
}

type Typed = ReturnType<typeof startOf>

/** Named as in the body, though the quantity is typed in packs. */
function startOf(least: number) {
  return { jenis: 'baru' as OfferKind, qty_satuan_nego: String(least), harga_nego: '', catatan_nego: '' }
}

export type TypedOffer = ReturnType<typeof useTypedOffer>
