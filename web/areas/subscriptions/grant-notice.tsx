import { LONGEST } from '#domain/limits.ts'
import type { GrantRequest } from '#domain/subscriptions/grant-shapes.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { customerQuery } from './queries.ts'

/** Terms that wait for the owner, with what may be done about them; or that the owner refused, and why [SHOP-7]. */
export function GrantNotice({ request }: { request: GrantRequest }) {
  if (request.state === 'refused') {
    return (
      <Notice tone="danger" title="Ketentuan ditolak pemilik" className="mb-5">
        {request.terms}. Alasan: {request.reason}
      </Notice>
    )
  }
  return (
    <Notice
      tone="attention"
      title="Ketentuan menunggu persetujuan pemilik"
      className="mb-5"
      action={<GrantActs request={request} />}
    >
      <p className="wrap-anywhere">{request.terms}</p>
      <Beyond request={request} />
      <p className="mt-1 text-mute">
        Diajukan {request.askedBy}, {formatDateTime(request.askedAt)}. Pembeli belum diberi tahu.
      </p>
    </Notice>
  )
}

/** What of a request is beyond what sales may grant. */
export function Beyond({ request }: { request: GrantRequest }) {
  return (
    <ul className="mt-1 grid list-disc gap-0.5 ps-5">
      {request.beyond.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  )
}

function GrantActs({ request }: { request: GrantRequest }) {
  const { asking, asked, ask, close } = useAsked<'approve' | 'refuse', GrantRequest>(request)
  const outcome = { refreshes: ['subscription'], shows: customerQuery(request.subscriptionId) } as const
  const approve = useAct('pusat-seller/langganan/persetujuan/setujui', { done: 'Ketentuan disetujui', ...outcome })
  const refuse = useAct('pusat-seller/langganan/persetujuan/tolak', { done: 'Ketentuan ditolak', ...outcome })
  const withdraw = useAct('pusat-seller/langganan/persetujuan/tarik', { done: 'Permintaan ditarik', ...outcome })
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
          <Button variant="secondary" onClick={() => ask('refuse')}>
            Tolak ketentuan
          </Button>
          <Button onClick={() => ask('approve')}>Setujui ketentuan</Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'approve'}
        title="Setujui ketentuan ini?"
        confirmLabel="Ya, setujui"
        working={approve.working}
        onConfirm={() => void approve.send(seen).then(close)}
        onCancel={close}
      >
        <p>{asked.terms}</p>
        <p className="mt-2">{asked.buyerName} diberi tahu, dan ketentuannya langsung berlaku.</p>
      </ConfirmDialog>
      <TextDialog
        open={asking === 'refuse'}
        title="Tolak ketentuan?"
        description="Sales membaca alasan Anda; pembeli tidak diberi tahu."
        form={refusing}
        name="reason"
        label="Alasan"
        longest={LONGEST.subscriptionText}
        confirmLabel="Tolak ketentuan"
        tone="danger"
        onClose={close}
      />
    </div>
  )
}
