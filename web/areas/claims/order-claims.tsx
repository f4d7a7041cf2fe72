import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { claimPath } from '#domain/claims/notice.ts'
import type { ClaimableShipment, ClaimSummary } from '#domain/claims/shapes.ts'
import type { Side } from '#domain/machine.ts'
import { formatDeadline } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { orderClaimsQuery, saleOrderClaimsQuery } from './queries.ts'
import { ClaimPill } from './state-pill.tsx'

/** The claims of an order, and for members who receive its goods the deadline for claims [CLAIM-1]. */
export function OrderClaims({ orderId }: { orderId: string }) {
  const { data } = useSuspenseQuery(orderClaimsQuery(orderId))
  const { target, ask, close } = useDialogTarget<ClaimableShipment>()
  if (data.shipments.length + data.claims.length === 0) return null
  return (
    <Card padded as="section" aria-label="Klaim" data-print="hide">
      <CardTitle>Klaim</CardTitle>
      <ClaimLinks claims={data.claims} reader="buyer" />
      {data.shipments.length > 0 && (
        <ul className="grid gap-3 text-sm not-first:mt-3">
          {data.shipments.map((shipment) => (
            <li key={shipment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold">Kiriman {shipment.sequence}</span>
                <span className="num text-mute">{wordsOf(shipment)}</span>
              </p>
              {shipment.claim.allowed && (
                <Button variant="secondary" size="sm" onClick={() => ask(shipment)}>
                  Ajukan klaim
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {target && <ClaimDialog key={target.about.id} open={target.open} shipmentId={target.about.id} onClose={close} />}
    </Card>
  )
}

function wordsOf({ until, claim }: ClaimableShipment): string {
  if (!claim.allowed) return claim.reason ?? ''
  return `Barang kurang, rusak, atau tidak sesuai dapat diklaim sampai ${formatDeadline(until ?? '')}`
}

/** The claims of an order for its seller; nothing where there are none. */
export function SaleOrderClaims({ orderId }: { orderId: string }) {
  const { data } = useSuspenseQuery(saleOrderClaimsQuery(orderId))
  if (data.claims.length === 0) return null
  return (
    <Card padded as="section" aria-label="Klaim" data-print="hide">
      <CardTitle>Klaim</CardTitle>
      <ClaimLinks claims={data.claims} reader="seller" />
    </Card>
  )
}

function ClaimLinks({ claims, reader }: { claims: readonly ClaimSummary[]; reader: Side }) {
  if (claims.length === 0) return null
  return (
    <ul className="divide-y divide-line text-sm">
      {claims.map((claim) => (
        <li key={claim.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0">
          <Link to={claimPath(claim.id, reader)} className="num font-semibold text-link">
            {claim.number}
          </Link>
          <ClaimPill claim={claim} />
        </li>
      ))}
    </ul>
  )
}

/** Asks what of a shipment was short, damaged or off-spec [CLAIM-1]. */
const ClaimDialog = lazyDialog<{ open: boolean; shipmentId: string; onClose: () => void }>(
  async () => (await import('./claim-form.tsx')).ClaimForm,
)
