import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PriceRequest } from '#domain/catalogue/contract-price-requests.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { pricePath } from './paths.ts'
import { priceRequestsQuery } from './queries.ts'

const TITLE = 'Harga menunggu persetujuan pemilik'

/** Prices below what sales may give that wait for the owner, with what may be done about them [SHOP-7]. */
export function PriceRequests() {
  const { data: requests } = useSuspenseQuery(priceRequestsQuery)
  if (requests.length === 0) return null
  return (
    <Card padded as="section" aria-label={TITLE} className="mb-5">
      <CardTitle>{TITLE}</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-72">
              <Link to={pricePath(request.productId)} className="text-link font-semibold wrap-anywhere">
                {request.product}
              </Link>
              <p className="num wrap-anywhere">{request.summary}</p>
              <p className="num text-ink-soft">{request.beyond}</p>
              <p className="text-mute">
                {request.requestedBy}, {formatDateTime(request.requestedAt)}. Pembeli belum diberi tahu.
              </p>
            </div>
            <RequestActs request={request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const outcome = {
  refreshes: [
    'subscription',
    'negotiation',
    'pusat-seller/harga/daftar',
    'pusat-seller/harga/detail',
    'pusat-seller/produk/daftar',
  ],
} as const

function RequestActs({ request }: { request: PriceRequest }) {
  const { can, product } = request
  const withdraw = useAct('pusat-seller/harga/persetujuan/tarik', { done: 'Permintaan ditarik', ...outcome })
  const expected = ({ id, version }: PriceRequest) => ({ id, version })
  return (
    <div className="flex flex-wrap gap-2">
      {can.withdraw.allowed && !can.approve.allowed && (
        <Button variant="secondary" working={withdraw.working} onClick={() => void withdraw.send(expected(request))}>
          Tarik permintaan
        </Button>
      )}
      {actsOn(request, {
        refuse: actOn('pusat-seller/harga/persetujuan/tolak', {
          label: 'Tolak',
          spoken: `Tolak harga ${product}`,
          can: can.approve,
          variant: 'secondary',
          body: (snapshot, reason) => ({ ...expected(snapshot), reason }),
          field: { name: 'reason', label: 'Alasan', longest: LONGEST.subscriptionText },
          title: 'Tolak harga ini?',
          text: 'Sales membaca alasan Anda; pembeli tidak diberi tahu.',
          confirmLabel: 'Tolak harga',
          tone: 'danger',
          done: 'Harga ditolak',
          ...outcome,
        }),
        approve: actOn('pusat-seller/harga/persetujuan/setujui', {
          label: 'Setujui',
          spoken: `Setujui harga ${product}`,
          can: can.approve,
          body: expected,
          title: 'Setujui harga ini?',
          text: (snapshot) => (
            <>
              <p className="font-semibold">{snapshot.product}</p>
              <p className="num">{snapshot.summary}</p>
              <p className="num mt-2">{snapshot.beyond}. Langsung berlaku atas nama Anda.</p>
            </>
          ),
          confirmLabel: 'Ya, setujui',
          done: 'Harga disetujui',
          ...outcome,
        }),
      })}
    </div>
  )
}
