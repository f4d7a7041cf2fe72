import { useState } from 'react'
import { Link } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import { deliversOn } from '#domain/orders/delivery/delivery-days.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { saveTicks, useTicks, withTicks } from '#web/areas/cart/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { AmountList } from '../amount-list.tsx'
import { AcceptWait } from './accept-wait.tsx'
import { QuotedLine } from './quoted-line.tsx'
import { latestFirst, requestedDayFault, type SellerChoice } from './seller-choice.ts'
import { ShopVoucherChoice } from './shop-voucher-choice.tsx'
import type { Placing } from './use-place-orders.ts'
import { WishFields } from './wish-fields.tsx'

interface Props {
  seller: QuotedSeller
  choice: SellerChoice
  shopVoucherId: string | null
  /** The only seller: its lines are open, and what is entered for all orders is entered for it. */
  alone: boolean
  /** The seller's path in the request: 'sellers.0'. */
  fieldPath: string
  trouble: Placing['trouble']
  onChange: (change: Partial<SellerChoice>) => void
  onVoucher: (voucherId: string | null) => void
}

/** One seller's order before placing: a row with its amounts and payment, which unfolds its lines and choices [ORDER-1, UX-6]. */
export function QuotedOrder(props: Props) {
  const { seller, choice, alone, fieldPath, trouble, onChange } = props
  const [open, setOpen] = useState(alone)
  const wrong = (field: string) => (trouble?.field === `${fieldPath}.${field}` ? trouble.sentence : null)
  const isWrong = wrong('poNumber') !== null || wrong('requestedDay') !== null
  const titleId = `pesanan-${seller.id}`
  const detailsId = `rincian-${seller.id}`
  const shown = open || isWrong
  return (
    <section aria-labelledby={titleId} className="min-w-0 px-4 py-2 sm:px-5">
      <div className="grid items-start gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_10.5rem_7.75rem_7.75rem_8.25rem]">
        <div className="min-w-0">
          <h2 className="text-base leading-snug">
            <button
              type="button"
              aria-expanded={shown}
              aria-controls={detailsId}
              onClick={() => setOpen(!shown)}
              className="flex w-full items-center gap-1 rounded-mark text-start hover:text-primary pointer-coarse:min-h-11"
            >
              <span id={titleId} className="min-w-0">
                {seller.name}
              </span>
              <Icon
                name="chevron-down"
                size={18}
                className={cx('shrink-0 text-mute transition-transform duration-200', shown && 'rotate-180')}
              />
            </button>
          </h2>
          <p className="truncate text-sm text-mute">{goodsOf(seller)}</p>
        </div>
        <Payment seller={seller} chosen={choice.payment} onChoose={(payment) => onChange({ payment })} />
        <dl className="num grid text-sm md:contents [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between md:[&>div]:block md:[&>div]:text-end [&_dd]:whitespace-nowrap [&_dt]:text-mute md:[&_dt]:text-xs">
          <div>
            <dt>Barang</dt>
            <dd>
              <Amount of={seller.amounts.goods} />
            </dd>
            <LessBeside name="potongan" amount={seller.amounts.sellerDiscount} />
            <Beside text={`ongkir ${formatRupiah(seller.amounts.shipping)}`} />
          </div>
          <div>
            <dt>PPN</dt>
            <dd>{seller.isTaxed ? <Amount of={seller.amounts.tax} /> : 'tidak dipungut'}</dd>
            {seller.isTaxed && <Beside text={`DPP ${formatRupiah(seller.amounts.taxBase)}`} />}
          </div>
          <div>
            <dt>Total</dt>
            <dd className="font-semibold">
              <Amount of={seller.amounts.total} />
            </dd>
            <LessBeside name="voucher" amount={seller.amounts.voucher} />
          </div>
        </dl>
      </div>
      {seller.obstacle && (
        <Notice tone="danger" className="mt-3" action={alone ? <ToCart /> : <LeaveOut seller={seller} />}>
          {seller.obstacle}
        </Notice>
      )}
      <AcceptWait
        seller={seller}
        accepted={choice.accepted}
        name={`${fieldPath}.accepted`}
        error={wrong('accepted')}
        onAccept={(accepted) => onChange({ accepted })}
      />
      <div id={detailsId}>{shown && <Details {...props} wrong={wrong} />}</div>
    </section>
  )
}

function Beside({ text }: { text: string }) {
  return <dd className="w-full text-end text-xs text-mute">{withAmounts(text)}</dd>
}

function LessBeside({ name, amount }: { name: string; amount: string }) {
  return isMore(amount, 0) && <Beside text={`${name} −${formatRupiah(amount)}`} />
}

/** 'Talk 325 mesh USP', '3 produk: Talk 325 mesh USP, Asam Sitrat'. */
function goodsOf({ lines }: QuotedSeller): string {
  const names = lines.map(({ name }) => name).join(', ')
  return lines.length === 1 ? names : `${lines.length} produk: ${names}`
}

/** The ways to pay, those with the longest credit first, with what the chosen one means and why others are closed. */
function Payment({
  seller,
  chosen,
  onChoose,
}: {
  seller: QuotedSeller
  chosen: string
  onChoose: (code: string) => void
}) {
  const types = latestFirst(seller.paymentTypes)
  const type = types.find(({ code }) => code === chosen)
  const closed = types.flatMap(({ label, obstacle }) => (obstacle === null ? [] : [`${label}: ${obstacle}`]))
  return (
    <div className="min-w-0">
      <Field label={`Tipe pembayaran, ${seller.name}`} hideLabel>
        <Select
          size="sm"
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          placeholder={chosen === '' ? 'Belum ada yang mencukupi' : undefined}
          options={types.map(({ code, label, obstacle }) => ({ value: code, label, disabled: obstacle !== null }))}
        />
      </Field>
      <p className="num mt-1 text-xs text-mute">
        {type?.dueDay && <span className="block">Jatuh tempo {formatDay(type.dueDay)}*</span>}
        {type?.creditLeft && (
          <span className="block">{withAmounts(`sisa limit ${formatRupiah(type.creditLeft)}`)}</span>
        )}
      </p>
      {closed.map((why) => (
        <p key={why} className="num mt-1 text-xs text-amber-ink">
          {withAmounts(why)}
        </p>
      ))}
    </div>
  )
}

function Details({
  seller,
  choice,
  shopVoucherId,
  alone,
  fieldPath,
  onChange,
  onVoucher,
  wrong,
}: Props & { wrong: (field: string) => string | null }) {
  const [dayLeft, setDayLeft] = useState(false)
  const now = new Date(serverNow())
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {seller.lines.map((line) => (
          <QuotedLine key={line.id} line={line} taxed={seller.isTaxed} />
        ))}
      </ul>
      <div className="grid gap-x-8 gap-y-5 pt-4 pb-1 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <ShopVoucherChoice seller={seller} chosenId={shopVoucherId} onChoose={onVoucher} />
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
          {!alone && (
            <WishFields
              name={fieldPath}
              wishes={choice}
              isFetched={choice.isFetched}
              dayHint={seller.deliveryDays}
              faults={{
                poNumber: wrong('poNumber'),
                requestedDay: (dayLeft && requestedDayFault(choice, seller, now)) || wrong('requestedDay'),
              }}
              isOff={(day) => !deliversOn(seller, day)}
              onChange={(part) => {
                if (part.requestedDay !== undefined) setDayLeft(false)
                onChange(part)
              }}
              onDayLeft={() => setDayLeft(true)}
            />
          )}
        </div>
        <AmountList amounts={seller.amounts} taxed={seller.isTaxed} shippingNote={seller.shippingNote} />
      </div>
    </>
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
