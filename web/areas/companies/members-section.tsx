import { useState } from 'react'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { headRole, roleLabel } from '#domain/companies/roles.ts'
import type { InvitationEntry, MemberEntry } from '#domain/members/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LimitsLine } from './limits-line.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  companyId: string
  companyName: string
  kind: CompanyKind
  members: readonly MemberEntry[]
  /** Null where the role may not manage members. */
  invitations: readonly InvitationEntry[] | null
}

/** Who acts for the company, with which role; who manages them may change that [REG-3, ROLE-10]. */
export function MembersSection({ companyId, companyName, kind, members, invitations }: Props) {
  const { working, save } = useSaving()
  // the dialog of who was opened last stays while it closes
  const [edited, setEdited] = useState<{ member: MemberEntry; times: number }>()
  const [editing, setEditing] = useState(false)
  const [removed, setRemoved] = useState<MemberEntry>()
  const [invited, setInvited] = useState({ open: false, times: 0 })
  const head = headRole(kind)
  const heads = members.filter(({ peran }) => peran === head).length

  async function remove(member: MemberEntry) {
    const ids = { company_id: companyId, anggota_id: member.anggota_id }
    await save(() => callApi('anggota/hapus', ids), `${member.nama} dikeluarkan dari perusahaan`)
    setRemoved(undefined)
  }

  function actions(member: MemberEntry) {
    const isLastHead = member.peran === head && heads === 1
    const reason = isLastHead ? `Satu-satunya ${roleLabel(head).toLowerCase()}` : null
    return (
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${member.nama}`} />}>
        <MenuItem
          icon="pencil"
          disabled={isLastHead}
          reason={reason}
          onSelect={() => {
            setEdited((before) => ({ member, times: (before?.times ?? 0) + 1 }))
            setEditing(true)
          }}
        >
          Ubah peran
        </MenuItem>
        <MenuItem icon="trash" tone="danger" disabled={isLastHead} reason={reason} onSelect={() => setRemoved(member)}>
          Keluarkan
        </MenuItem>
      </Menu>
    )
  }

  const inviteButton = invitations && (
    <Button
      size="sm"
      icon={<Icon name="plus" size={18} />}
      onClick={() => setInvited(({ times }) => ({ open: true, times: times + 1 }))}
    >
      Undang anggota
    </Button>
  )

  return (
    <>
      <Section
        title="Anggota"
        lead={
          invitations
            ? 'Perubahan peran langsung berlaku, di semua perangkat anggota.'
            : 'Hanya pemilik yang dapat mengundang anggota dan mengubah peran.'
        }
        aside={inviteButton}
      >
        <DataTable
          caption={`Anggota ${companyName}`}
          columns={kind === 'buyer' ? [...columns, limitColumn] : columns}
          rows={members}
          rowKey={(member) => member.anggota_id}
          density="roomy"
          {...(invitations && { actions })}
        />
      </Section>
      {invitations && <InvitationsSection companyId={companyId} invitations={invitations} />}
      {edited && (
        <MemberDialog
          key={`edit-${edited.times}`}
          open={editing}
          companyId={companyId}
          kind={kind}
          member={edited.member}
          onClose={() => setEditing(false)}
        />
      )}
      {invited.times > 0 && (
        <InviteDialog
          key={`invite-${invited.times}`}
          open={invited.open}
          companyId={companyId}
          kind={kind}
          onClose={() => setInvited(({ times }) => ({ open: false, times }))}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={`Keluarkan ${removed?.nama ?? ''}?`}
        tone="danger"
        confirmLabel="Ya, keluarkan"
        working={working}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => removed && void remove(removed)}
      >
        {removed?.anda
          ? `Anda tidak dapat lagi bertindak untuk ${companyName}, dan sesi ini berakhir.`
          : `Akses ke ${companyName} berakhir saat ini juga. Riwayat transaksinya tetap tersimpan.`}
      </ConfirmDialog>
    </>
  )
}

const columns: readonly Column<MemberEntry>[] = [
  {
    key: 'nama',
    title: 'Nama',
    onCard: 'heading',
    cell: (member) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {member.nama}
          {member.anda && <StatusPill tone="primary">Anda</StatusPill>}
        </span>
        <span className="block break-all text-sm font-normal text-mute">{member.email}</span>
      </>
    ),
  },
  { key: 'peran', title: 'Peran', cell: (member) => roleLabel(member.peran) },
  { key: 'sejak', title: 'Bergabung', cell: (member) => <span className="num">{formatDate(member.sejak)}</span> },
]

const limitColumn: Column<MemberEntry> = {
  key: 'limit',
  title: 'Limit pembelian',
  cell: (member) =>
    member.peran === 'purchaser' ? <LimitsLine limits={member} /> : <span className="text-mute">–</span>,
}
