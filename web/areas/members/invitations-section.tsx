import { useSuspenseQuery } from '@tanstack/react-query'
import { roleLabel } from '#domain/companies/roles.ts'
import type { Invitation } from '#domain/members/contract.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { invitationsQuery } from './queries.ts'

/** Open invitations [REG-3]. */
export function InvitationsSection({ companyId }: { companyId: string }) {
  const { data: invitations } = useSuspenseQuery(invitationsQuery(companyId))
  const { target: asked, ask, close } = useDialogTarget<Invitation>()
  return (
    <Section title="Undangan" lead={invitations.length > 0 && 'Undangan yang belum diterima.'}>
      {invitations.length === 0 && <p className="text-sm text-mute">Tidak ada undangan yang menunggu.</p>}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-sm">
              <p className="break-all font-semibold">{invitation.email}</p>
              <p className="text-mute">
                {roleLabel(invitation.role)} · berlaku sampai{' '}
                <span className="num">{formatDateTime(invitation.validUntil)}</span>
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Batalkan undangan untuk ${invitation.email}`}
              onClick={() => ask(invitation)}
            >
              Batalkan
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ActDialog
          open={asked.open}
          onClose={close}
          call="undangan/batal"
          body={() => ({ companyId, invitationId: asked.about.id })}
          title="Batalkan undangan?"
          tone="danger"
          confirmLabel="Ya, batalkan"
          cancelLabel="Kembali"
          done="Undangan dibatalkan"
          refreshes={['undangan/daftar']}
        >
          Tautan yang dikirim ke {asked.about.email} tidak dapat dipakai lagi.
        </ActDialog>
      )}
    </Section>
  )
}
