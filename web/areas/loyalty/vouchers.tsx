import type { VoucherView } from '#domain/loyalty/contract.ts'
import { loyaltyRefusals } from '#domain/loyalty/refusals.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatLastDay } from '#web/lib/dates.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

/** The company's vouchers, usable ones first; they are used at checkout [REG-5, ORDER-1]. */
export function Vouchers({ vouchers, className }: { vouchers: readonly VoucherView[]; className: string }) {
  return (
    <Card as="section" padded aria-label="Voucher perusahaan" className={className}>
      <CardTitle>Voucher perusahaan</CardTitle>
      {vouchers.length === 0 ? (
        <p className="text-sm text-mute">Belum ada voucher. Voucher dari poin yang ditukar dipakai saat checkout.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {vouchers.map((voucher) => (
            <li key={voucher.id} className="py-3">
              <div className="flex items-start justify-between gap-3">
                <p className="num font-semibold">
                  <Amount of={voucher.amount} />
                </p>
                <StatusPill tone={states[voucher.state].tone}>{states[voucher.state].label}</StatusPill>
              </div>
              <p className="mt-0.5 text-sm">{withAmounts(voucher.title)}</p>
              {voucher.state === 'held' && <p className="mt-0.5 text-sm text-mute">{HELD}</p>}
              <p className="num mt-0.5 text-sm text-mute">
                {withAmounts(`${voucher.code} · berlaku s.d. ${formatLastDay(voucher.validUntil)}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const HELD = loyaltyRefusals.voucher_points_owed.sentence
const states: Record<VoucherView['state'], { label: string; tone: Tone }> = {
  usable: { label: 'aktif', tone: 'success' },
  held: { label: 'ditahan', tone: 'attention' },
  used: { label: 'terpakai', tone: 'neutral' },
  over: { label: 'berakhir', tone: 'neutral' },
}
