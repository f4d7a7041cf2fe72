import { useState } from 'react'
import { roleLabel } from '#domain/companies/roles.ts'
import type { InvitationEntry } from '#domain/members/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  companyId: string
  invitations: readonly InvitationEntry[]
}

/** Invitations that wait for an answer [REG-3]. */
export function InvitationsSection({ companyId, invitations }: Props) {
  const { working, save } = useSaving()
  const [cancelled, setCancelled] = useState<InvitationEntry>()

  async function cancel(invitation: InvitationEntry) {
    const ids = { company_id: companyId, undangan_id: invitation.undangan_id }
    await save(() => callApi('undangan/batal', ids), 'Undangan dibatalkan')
    setCancelled(undefined)
  }

  return (
    <Section title="Undangan" lead="Undangan yang belum diterima.">
      {invitations.length === 0 && <p className="text-sm text-mute">Tidak ada undangan yang menunggu.</p>}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.undangan_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 text-sm">
              <p className="break-all font-semibold">{invitation.email}</p>
              <p className="text-mute">
                {roleLabel(invitation.peran)} · berlaku sampai{' '}
                <span className="num">{formatDateTime(invitation.berlaku_sampai)}</span>
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Batalkan undangan untuk ${invitation.email}`}
              onClick={() => setCancelled(invitation)}
            >
              Batalkan
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={cancelled !== undefined}
        title="Batalkan undangan?"
        tone="danger"
        confirmLabel="Ya, batalkan"
        cancelLabel="Kembali"
        working={working}
        onCancel={() => setCancelled(undefined)}
        onConfirm={() => cancelled && void cancel(cancelled)}
      >
        Tautan yang dikirim ke {cancelled?.email} tidak dapat dipakai lagi.
      </ConfirmDialog>
    </Section>
  )
}
