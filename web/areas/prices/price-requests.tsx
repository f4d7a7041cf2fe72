import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PriceRequest } from '#domain/catalogue/contract-price-requests.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
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
                {request.askedBy}, {formatDateTime(request.askedAt)}. Pembeli belum diberi tahu.
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
  const { asking, asked, ask, close } = useAsked<'approve' | 'refuse', PriceRequest>(request)
  const approve = useAct('pusat-seller/harga/persetujuan/setujui', { done: 'Harga disetujui', ...outcome })
  const refuse = useAct('pusat-seller/harga/persetujuan/tolak', { done: 'Harga ditolak', ...outcome })
  const withdraw = useAct('pusat-seller/harga/persetujuan/tarik', { done: 'Permintaan ditarik', ...outcome })
  const seen = { id: asked.id, version: asked.version }
  const refusing = useCallForm(refuse, {
    start: { reason: '' },
    body: ({ reason }) => ({ ...seen, reason }),
    onClose: close,
  })
  const { can } = request
  return (
    <div className="flex flex-wrap gap-2">
      {can.withdraw.allowed && !can.approve.allowed && (
        <Button
          variant="secondary"
          working={withdraw.working}
          onClick={() => void withdraw.send({ id: request.id, version: request.version })}
        >
          Tarik permintaan
        </Button>
      )}
      {can.approve.allowed && (
        <>
          <Button variant="secondary" aria-label={`Tolak harga ${request.product}`} onClick={() => ask('refuse')}>
            Tolak
          </Button>
          <Button aria-label={`Setujui harga ${request.product}`} onClick={() => ask('approve')}>
            Setujui
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'approve'}
        title="Setujui harga ini?"
        confirmLabel="Ya, setujui"
        working={approve.working}
        onConfirm={() => void approve.send(seen).then(close)}
        onCancel={close}
      >
        <p className="font-semibold">{asked.product}</p>
        <p className="num">{asked.summary}</p>
        <p className="num mt-2">{asked.beyond}. Langsung berlaku atas nama Anda.</p>
      </ConfirmDialog>
      <TextDialog
        open={asking === 'refuse'}
        title="Tolak harga ini?"
        description="Sales membaca alasan Anda; pembeli tidak diberi tahu."
        form={refusing}
        name="reason"
        label="Alasan"
        longest={LONGEST.subscriptionText}
        confirmLabel="Tolak harga"
        tone="danger"
        onClose={close}
      />
    </div>
  )
}
