import { formatRupiah } from '#domain/format.ts'
import type { VoucherView } from '#domain/loyalty/contract.ts'
import { formatLastDay } from '#web/lib/dates.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The company's vouchers: usable ones first; they are used at checkout [REG-5, ORDER-1]. */
export function Vouchers({ vouchers, className }: { vouchers: readonly VoucherView[]; className: string }) {
  return (
    <Card as="section" padded aria-label="Voucher perusahaan" className={className}>
      <CardTitle>Voucher perusahaan</CardTitle>
      {vouchers.length === 0 ? (
        <p className="text-sm text-mute">Belum ada voucher. Tukarkan poin, lalu pakai vouchernya saat checkout.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {vouchers.map((voucher) => (
            <li key={voucher.voucher_id} className="py-3">
              <div className="flex items-start justify-between gap-3">
                <p className="num font-semibold">{formatRupiah(voucher.nilai)}</p>
                <StatusPill tone={tones[voucher.status]}>{voucher.status}</StatusPill>
              </div>
              <p className="mt-0.5 text-sm">{voucher.nama}</p>
              <p className="num mt-0.5 text-sm text-mute">
                {voucher.kode} · berlaku s.d. {formatLastDay(voucher.berlaku_sampai)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const tones: Record<VoucherView['status'], Tone> = { aktif: 'success', terpakai: 'neutral', berakhir: 'neutral' }
