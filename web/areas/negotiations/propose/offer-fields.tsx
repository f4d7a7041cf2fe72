import { useController } from 'react-hook-form'
import { lineAmount } from '#domain/cart/amounts.ts'
import { packNoun } from '#domain/catalogue/packs/pack-noun.ts'
import { MOST_PACKS } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import { UnitsInput } from '#web/areas/cart/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { formatPercent } from '../format-percent.ts'
import { NoteField } from '../note-field.tsx'
import { PriceInput } from '../price-input.tsx'
import type { NegotiableProduct } from './negotiate.tsx'
import type { TypedOffer } from './use-typed-offer.ts'

interface Props {
  product: NegotiableProduct
  typed: TypedOffer
  status: NegoStatus
}

/** Kind, quantity, price and note of an offer; a deal that changes nothing says so [NEGO-3, NEGO-5 to NEGO-7, NEGO-15]. */
export function OfferFields({ product, typed, status }: Props) {
  const { form, kind } = typed
  const { field: quantity } = useController({ control: form.control, name: 'units' })
  const unit = product.unit
  const waitsForSeller = kind === 'baru' || status.dealPolicy === 'confirm'
  return (
    <div className="grid gap-4">
      {status.leftToday <= 0 && <Notice tone="attention">{DAILY_LIMIT}</Notice>}
      <Field group hideLabel label="Jenis nego">
        <div className="grid grid-cols-2 gap-2.5">
          <RadioCard
            name="kind"
            mark={false}
            title="Mulai nego baru"
            text={status.closed ? 'Seller tutup' : 'Seller menjawab hari ini'}
            checked={kind === 'baru'}
            onChange={() => typed.setKind('baru')}
          />
          <RadioCard
            name="kind"
            mark={false}
            title="Sudah sepakat harga"
            text={dealHints[status.dealPolicy]}
            disabled={status.dealPolicy === 'off'}
            checked={kind === 'deal'}
            onChange={() => typed.setKind('deal')}
          />
        </div>
      </Field>
      {kind === 'deal' && <Notice tone="attention">{dealNotices[status.dealPolicy]}</Notice>}
      {waitsForSeller && status.closed && <Notice tone="attention">{closedWords(status.closed)}</Notice>}
      <Field
        label="Kuantitas"
        aside={`min. ${typed.least} ${packNoun(product)}`}
        hint={status.most?.sentence}
        error={typed.quantityProblem}
      >
        <QuantityStepper
          {...quantity}
          least={typed.least}
          most={MOST_PACKS}
          suffix={
            <UnitsInput
              units={typed.units ?? '0'}
              packWeight={product.packWeight}
              unit={unit}
              onPacks={quantity.onChange}
            />
          }
        />
      </Field>
      <Field
        label={kind === 'deal' ? 'Harga Kesepakatan' : 'Harga Nego'}
        aside={
          typed.difference !== null && (
            <span className="font-semibold text-amber-ink">{formatPercent(typed.difference)} dari harga</span>
          )
        }
        error={typed.priceProblem}
        hint={
          typed.units !== null &&
          typed.amount !== null && (
            <span className="num">
              {formatQuantity(typed.units)} {unit} menjadi <Amount of={lineAmount(typed.units, typed.amount)} />
            </span>
          )
        }
      >
        <PriceInput
          form={form}
          name="price"
          unit={unit}
          // no keyboard pops up on touch screens
          autoFocus={matchMedia('(pointer: fine)').matches}
        />
      </Field>
      {kind === 'deal' && typed.amount !== null && !isMore(product.price, typed.amount) && (
        <Notice tone="attention">Tidak lebih rendah daripada harga sekarang, jadi harga sekarang tetap berlaku.</Notice>
      )}
      {kind === 'baru' && (
        <NoteField form={form} name="note" label="Catatan" optional placeholder="Mis. rencana pembelian rutin" />
      )}
    </div>
  )
}

/** Warns that a price proposed then may get no answer before it expires [NEGO-10]. */
function closedWords({ holiday, opensAt }: NonNullable<NegoStatus['closed']>): string {
  const opens = opensAt ? ` dan buka lagi ${formatDateTime(opensAt)}` : ''
  return `Seller tutup${holiday ? ` (${holiday})` : ''}${opens}. Penawaran berlaku sampai 24.00 WIB hari ini, jadi mungkin berakhir sebelum dijawab.`
}

/** The server's wording [NEGO-8]. */
const DAILY_LIMIT = 'Tidak dapat melakukan nego. Nego barang hanya dapat dilakukan 2x/hari untuk barang yang sama'

const dealHints: Record<NegoStatus['dealPolicy'], string> = {
  immediate: 'Dengan sales seller',
  confirm: 'Menunggu konfirmasi seller',
  off: 'Tidak diterima seller ini',
}

const dealNotices: Record<NegoStatus['dealPolicy'], string> = {
  immediate: 'Harga yang sudah disepakati akan langsung mengubah harga produk tanpa konfirmasi dari sales.',
  confirm: 'Seller ini memeriksa harga kesepakatan lebih dahulu. Harga produk berubah setelah seller menyetujuinya.',
  off: '',
}
