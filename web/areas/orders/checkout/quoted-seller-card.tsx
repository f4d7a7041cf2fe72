import { useState } from 'react'
import { Link } from 'react-router'
import { goodsWords } from '#domain/catalogue/goods.ts'
import { fillWords } from '#domain/fill-words.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { requestedDayObstacle } from '#domain/orders/delivery/requested-day.ts'
import { orderRefusals } from '#domain/orders/refusals.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { expectedWords, laterWords, saveTicks, useTicks, withTicks } from '#web/areas/cart/public.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { priceReason, WhyThisPrice } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { AmountList } from '../amount-list.tsx'
import { AcceptWait } from './accept-wait.tsx'
import { LineDiscount } from './line-discount.tsx'
import { ShopVoucherChoice } from './shop-voucher-choice.tsx'
import type { Placing } from './use-place-orders.ts'

/** The buyer's choices for one seller's order. */
export interface SellerChoice {
  /** Code of the payment type. */
  payment: string
  note: string
  /** The buyer's own number of the order. */
  poNumber: string
  /** The requested day, as typed. */
  requestedDay: string
  /** The buyer fetches the goods. */
  isFetched: boolean
  /** The seller's own voucher that was pressed; null: none. */
  shopVoucherId: string | null
  /** The accepted wait, as `waitOf` names it; '' for none. */
  accepted: string
}

interface Props {
  seller: QuotedSeller
  choice: SellerChoice
  /** The only seller: without it nothing would be left. */
  alone: boolean
  /** The seller's path in the request: 'sellers.0'. */
  fieldPath: string
  trouble: Placing['trouble']
  onChange: (change: Partial<SellerChoice>) => void
}

/**
 * One seller's order before placing: lines, payment type, PO number, requested day, note, and all amounts [ORDER-1].
 */
export function QuotedSellerCard({ seller, choice, alone, fieldPath, trouble, onChange }: Props) {
  const wrong = (field: string) => (trouble?.field === `${fieldPath}.${field}` ? trouble.sentence : null)
  const hasCredit = seller.paymentTypes.some(({ code }) => code.startsWith('tempo'))
  const titleId = `pesanan-${seller.id}`
  const [dayLeft, setDayLeft] = useState(false)
  return (
    <Card as="section" padded aria-labelledby={titleId} className="min-w-0">
      <CardTitle aside={<span className="text-mute">{seller.lines.length} produk</span>}>
        <span id={titleId}>{seller.name}</span>
      </CardTitle>
      {seller.obstacle && (
        <Notice tone="danger" className="mb-3" action={alone ? <ToCart /> : <LeaveOut seller={seller} />}>
          {seller.obstacle}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {seller.lines.map((line) => (
          <QuotedLine key={line.id} line={line} taxed={seller.isTaxed} />
        ))}
      </ul>
      <AcceptWait
        seller={seller}
        accepted={choice.accepted}
        name={`${fieldPath}.accepted`}
        error={wrong('accepted')}
        onAccept={(accepted) => onChange({ accepted })}
      />
      <div className="grid gap-x-8 gap-y-5 pt-4 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label="Tipe pembayaran" group aside={<HelpLink topic={hasCredit ? 'tempo' : 'pembayaran'} apart />}>
            <div className="grid gap-2">
              {seller.paymentTypes.map((type) => (
                <RadioCard
                  key={type.code}
                  name={`pembayaran-${seller.id}`}
                  title={type.label}
                  text={type.obstacle ?? (type.creditLeft && `Sisa limit kredit ${formatRupiah(type.creditLeft)}`)}
                  disabled={type.obstacle !== null}
                  checked={choice.payment === type.code}
                  onChange={() => onChange({ payment: type.code })}
                />
              ))}
            </div>
          </Field>
          <ShopVoucherChoice
            seller={seller}
            chosenId={choice.shopVoucherId}
            onChoose={(id) => onChange({ shopVoucherId: id })}
          />
          {(seller.pickup !== null || choice.isFetched) && (
            <Field label="Cara terima" group>
              <div className="grid gap-2">
                <RadioCard
                  name={`terima-${seller.id}`}
                  title="Diantar"
                  checked={!choice.isFetched}
                  onChange={() => onChange({ isFetched: false })}
                />
                <RadioCard
                  name={`terima-${seller.id}`}
                  title="Ambil sendiri"
                  text={seller.pickup}
                  disabled={seller.pickup === null}
                  checked={choice.isFetched}
                  onChange={() => onChange({ isFetched: true })}
                />
              </div>
            </Field>
          )}
          <div className="grid items-start gap-x-3 gap-y-5 sm:max-md:grid-cols-2">
            <Field label="Nomor PO Anda" optional error={wrong('poNumber')}>
              <TextInput
                name={`${fieldPath}.poNumber`}
                maxLength={LONGEST.poNumber}
                autoComplete="off"
                value={choice.poNumber}
                onChange={(event) => onChange({ poNumber: event.target.value })}
              />
            </Field>
            <Field
              label={choice.isFetched ? 'Tanggal ambil diminta' : 'Tanggal kirim diminta'}
              optional
              hint={seller.deliveryDays && `${choice.isFetched ? 'Dapat diambil' : 'Dikirim'} ${seller.deliveryDays}`}
              error={(dayLeft && requestedDayFault(choice, new Date(serverNow()))) || wrong('requestedDay')}
            >
              <DayInput
                name={`${fieldPath}.requestedDay`}
                value={choice.requestedDay}
                onChange={(event) => {
                  setDayLeft(false)
                  onChange({ requestedDay: event.target.value })
                }}
                onBlur={() => setDayLeft(true)}
              />
            </Field>
          </div>
          <Field label="Catatan untuk seller" optional>
            <Textarea
              rows={2}
              maxLength={LONGEST.orderNote}
              placeholder="Misalnya jam terima barang"
              value={choice.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
        </div>
        <AmountList amounts={seller.amounts} taxed={seller.isTaxed} shippingNote={seller.shippingNote} />
      </div>
    </Card>
  )
}

function QuotedLine({ line, taxed }: { line: QuotedSeller['lines'][number]; taxed: boolean }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <img
        src={line.picture}
        alt=""
        width={48}
        height={48}
        className="size-12 rounded-mark bg-page object-cover max-sm:row-span-2"
      />
      <div className="min-w-0">
        <p className="font-semibold">{line.name}</p>
        <p className="num text-sm text-mute">
          {formatQuantity(line.units)} {line.unit}
          {line.price && withAmounts(` × ${formatRupiah(line.price)}`)} · {line.packLabel}
        </p>
        <p className="text-sm text-mute wrap-anywhere">{goodsWords(line)}</p>
        {line.later && <p className="mt-0.5 text-sm text-amber-ink">{laterWords({ ...line, later: line.later })}</p>}
        {line.expected && <p className="mt-0.5 text-sm text-mute">{expectedWords(line.expected, line.unit)}</p>}
        {line.agreedNotice && <p className="mt-0.5 text-sm text-amber-ink">{line.agreedNotice}</p>}
        {line.step && line.price === line.normalPrice && (
          <div className="mt-0.5 text-sm">
            <WhyThisPrice reasons={[priceReason(line.step, line.unit)]} />
          </div>
        )}
      </div>
      <p className="num whitespace-nowrap max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 sm:text-end">
        <span className="block font-semibold">{line.subtotal ? <Amount of={line.subtotal} /> : '–'}</span>
        <LineDiscount of={line.discount} />
        {taxed && line.price && (
          <span className="block text-xs text-mute">
            PPN <Amount of={line.tax} />
          </span>
        )}
      </p>
    </li>
  )
}

/** Unticks this seller's lines, so that the other sellers' orders can be placed. */
function LeaveOut({ seller }: { seller: QuotedSeller }) {
  const ticks = useTicks()
  return (
    <Button variant="secondary" size="sm" onClick={() => saveTicks(withTicks(ticks ?? {}, seller.lines, false))}>
      Pesan tanpa seller ini
    </Button>
  )
}

function ToCart() {
  return (
    <Link to="/keranjang" className="text-link">
      Ubah keranjang
    </Link>
  )
}

interface RequestedDay {
  /** As typed. */
  requestedDay: string
  isFetched: boolean
}

/**
 * What is wrong with a requested day when its field is left; the server checks the seller's delivery days [ORDER-1].
 */
export function requestedDayFault({ requestedDay, isFetched }: RequestedDay, now: Date): string | undefined {
  const day = readDay(requestedDay)
  if (!day) return dayFault(requestedDay)
  const obstacle = requestedDayObstacle(day, now)
  if (obstacle !== 'wanted_day_passed' && obstacle !== 'wanted_day_too_far') return undefined
  return fillWords(orderRefusals[obstacle].sentence, { way: isFetched ? 'ambil' : 'kirim' })
}
