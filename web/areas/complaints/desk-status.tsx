import { productStatus } from '#domain/catalogue/codec.ts'
import type { DeskBan, ReportedProduct as Product } from '#domain/complaints/contract-admin.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type Decision, DecisionDialogs } from './decision-dialogs.tsx'

/** How a product stands, and what an administrator decides about it [ADM-3]. */
export function DeskStatus({ product }: { product: Product }) {
  const { asking, asked, ask, close } = useAsked<Decision, Product>(product)
  const { status, ban, can } = product
  return (
    <Card as="section" aria-label="Status" className="overflow-hidden">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">Status</h2>
          <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>
        </div>
        {ban && <Ban ban={ban} />}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4">
        {ban ? (
          <>
            <Button disabled={!ban.can.lift.allowed} reason={ban.can.lift.reason} onClick={() => ask('lift')}>
              Jual lagi
            </Button>
            {ban.can.keep.allowed && (
              <Button variant="secondary" onClick={() => ask('keep')}>
                Belum dapat dijual
              </Button>
            )}
          </>
        ) : (
          <>
            {can.dismiss.allowed && (
              <Button variant="secondary" onClick={() => ask('dismiss')}>
                Abaikan laporan
              </Button>
            )}
            <Button
              variant="danger-quiet"
              disabled={!can.ban.allowed}
              reason={can.ban.reason}
              onClick={() => ask('ban')}
            >
              Turunkan dari penjualan
            </Button>
          </>
        )}
      </div>
      <DecisionDialogs asking={asking} product={asked} onClose={close} />
    </Card>
  )
}

function Ban({ ban: { reason, since, askedAt, note } }: { ban: DeskBan }) {
  return (
    <>
      <Notice tone="danger" title={`Diturunkan sejak ${formatDateTime(since)}`}>
        <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      </Notice>
      {askedAt && (
        <Notice tone="attention" title={`Seller minta ditinjau lagi, ${formatDateTime(askedAt)}`}>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </Notice>
      )}
    </>
  )
}
