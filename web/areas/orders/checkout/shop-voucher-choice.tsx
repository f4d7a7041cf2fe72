import { formatDay, formatRupiah } from '#domain/format.ts'
import type { QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  seller: QuotedSeller
  chosenId: string | null
  onChoose: (voucherId: string | null) => void
}

/** The seller's own vouchers, of which one can be used; the one that takes most off comes first [SELLER-1]. */
export function ShopVoucherChoice({ seller, chosenId, onChoose }: Props) {
  if (seller.vouchers.length === 0) return null
  const name = `voucher-toko-${seller.id}`
  return (
    <Field label="Voucher toko" group>
      <div className="grid gap-2">
        {seller.vouchers.map((voucher) => (
          <RadioCard
            key={voucher.id}
            name={name}
            title={voucher.title}
            text={
              voucher.obstacle ?? (
                <span className="num">
                  {withAmounts(`${voucher.code} · berlaku s.d. ${formatDay(voucher.lastDay)}`)}
                </span>
              )
            }
            aside={`−${formatRupiah(voucher.discount)}`}
            disabled={voucher.obstacle !== null}
            checked={chosenId === voucher.id}
            onChange={() => onChoose(voucher.id)}
          />
        ))}
        <RadioCard name={name} title="Tanpa voucher toko" checked={chosenId === null} onChange={() => onChoose(null)} />
      </div>
    </Field>
  )
}
