import { formatRupiah } from '#domain/format.ts'
import type { Quote } from '#domain/orders/shapes-quote.ts'
import { formatLastDay } from '#web/lib/dates.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { forfeitWords } from './voucher-words.ts'

interface Props {
  quote: Quote
  chosenId: string | null
  onChoose: (voucherId: string | null) => void
}

/** The company's vouchers, of which one can be applied; unusable ones say why [ORDER-1]. */
export function VoucherChoice({ quote, chosenId, onChoose }: Props) {
  const { vouchers } = quote
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
              key={voucher.id}
              name="voucher"
              title={voucher.title}
              text={
                voucher.obstacle ?? (
                  <span className="num">
                    {withAmounts(`${voucher.code} · berlaku s.d. ${formatLastDay(voucher.validUntil)}`)}
                    <Forfeit words={forfeitWords(voucher.amount, quote)} />
                  </span>
                )
              }
              aside={`−${formatRupiah(voucher.amount)}`}
              disabled={voucher.obstacle !== null}
              checked={chosenId === voucher.id}
              onChange={() => onChoose(voucher.id)}
            />
          ))}
        </div>
      </Field>
    </Card>
  )
}

function Forfeit({ words }: { words: string | null }) {
  return words && <span className="mt-0.5 block font-medium text-amber-ink">{withAmounts(words)}</span>
}
