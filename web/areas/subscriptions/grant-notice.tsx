import { LONGEST } from '#domain/limits.ts'
import type { GrantRequest } from '#domain/subscriptions/grant-shapes.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
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
        Diajukan {request.requestedBy}, {formatDateTime(request.requestedAt)}. Pembeli belum diberi tahu.
      </p>
    </Notice>
  )
}

/** The terms of a request beyond the limits of sales. */
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
  const { can } = request
  const outcome = { refreshes: ['subscription'], shows: customerQuery(request.subscriptionId) } as const
  const withdraw = useAct('pusat-seller/langganan/persetujuan/tarik', { done: 'Permintaan ditarik', ...outcome })
  const expected = ({ id, version }: GrantRequest) => ({ id, version })
  return (
    <div className="flex flex-wrap gap-2">
      {can.withdraw.allowed && !can.approve.allowed && (
        <Button variant="secondary" working={withdraw.working} onClick={() => void withdraw.send(expected(request))}>
          Tarik permintaan
        </Button>
      )}
      {actsOn(request, {
        refuse: actOn('pusat-seller/langganan/persetujuan/tolak', {
          label: 'Tolak ketentuan',
          can: can.approve,
          variant: 'secondary',
          body: (snapshot, reason) => ({ ...expected(snapshot), reason }),
          field: { name: 'reason', label: 'Alasan', longest: LONGEST.subscriptionText },
          title: 'Tolak ketentuan?',
          text: 'Sales membaca alasan Anda; pembeli tidak diberi tahu.',
          confirmLabel: 'Tolak ketentuan',
          tone: 'danger',
          done: 'Ketentuan ditolak',
          ...outcome,
        }),
        approve: actOn('pusat-seller/langganan/persetujuan/setujui', {
          label: 'Setujui ketentuan',
          can: can.approve,
          body: expected,
          title: 'Setujui ketentuan ini?',
          text: ({ terms, buyerName }) => (
            <>
              <p>{terms}</p>
              <p className="mt-2">{buyerName} diberi tahu, dan ketentuannya langsung berlaku.</p>
            </>
          ),
          confirmLabel: 'Ya, setujui',
          done: 'Ketentuan disetujui',
          ...outcome,
        }),
      })}
    </div>
  )
}
