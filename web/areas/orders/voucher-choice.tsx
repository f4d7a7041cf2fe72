import { formatRupiah } from '#domain/format.ts'
import { formatLastDay } from '#web/lib/dates.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import type { Quote } from './quote.ts'

interface Props {
  vouchers: Quote['voucher']
  chosenId: string | null
  onChoose: (voucherId: string | null) => void
}

/** The company's vouchers, of which one is taken off the orders; those that cannot be used say why [ORDER-1]. */
export function VoucherChoice({ vouchers, chosenId, onChoose }: Props) {
  if (vouchers.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="voucher" className="min-w-0">
      <CardTitle aside={<span className="text-mute">satu untuk setiap checkout</span>}>
        <span id="voucher">Voucher</span>
      </CardTitle>
      <Field label="Pilih voucher" group hideLabel>
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioCard name="voucher" title="Tanpa voucher" checked={chosenId === null} onChange={() => onChoose(null)} />
          {vouchers.map((voucher) => (
            <RadioCard
              key={voucher.voucher_id}
              name="voucher"
              title={voucher.nama}
              text={
                voucher.halangan ?? (
                  <span className="num">
                    {voucher.kode} · berlaku s.d. {formatLastDay(voucher.berlaku_sampai)}
                  </span>
                )
              }
              aside={`−${formatRupiah(voucher.nilai)}`}
              disabled={voucher.halangan !== null}
              checked={chosenId === voucher.voucher_id}
              onChange={() => onChoose(voucher.voucher_id)}
            />
          ))}
        </div>
      </Field>
    </Card>
  )
}
