import { formatQuantity } from '#domain/format.ts'
import type { PointBalance } from '#domain/loyalty/contract.ts'
import { formatLastDay } from '#web/lib/dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The balance, which points expire next, and how points are earned [REG-5]. */
export function Balance({ balance }: { balance: PointBalance }) {
  const { pointsText, endingNext, rule } = balance
  return (
    <Card as="section" aria-label="Saldo poin" className="overflow-hidden">
      <div className="flex items-start gap-4 bg-primary-tint px-5 py-5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper text-primary">
          <Icon name="coins" size={22} />
        </span>
        <div>
          <p className="text-sm font-medium text-ink-soft">Saldo poin</p>
          <p className="num text-3xl font-bold tracking-tight">
            {pointsText} <span className="text-base font-semibold text-ink-soft">poin</span>
          </p>
          {endingNext && (
            <p className="num mt-1 text-sm text-ink-soft">
              {formatQuantity(String(endingNext.points))} poin berlaku s.d. {formatLastDay(endingNext.at)}
            </p>
          )}
        </div>
      </div>
      <p className="num px-5 py-3.5 text-sm text-mute">
        1 poin untuk setiap Rp {formatQuantity(String(rule.rupiahPerPoint))} nilai barang dari pesanan yang selesai,
        berlaku {rule.lastMonths} bulan.
      </p>
    </Card>
  )
}
