import { useSuspenseQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { headRole, roleLabel } from '#domain/companies/roles.ts'
import type { Member } from '#domain/members/contract.ts'
import { shownAmount } from '#domain/numbers/number-text.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MembershipFields, readLimits } from './membership-fields.tsx'
import { membersQuery } from './queries.ts'

interface Props {
  companyId: string
  companyName: string
  kind: CompanyKind
  /** Whether the viewer's role may manage members. */
  mayManage: boolean
}

/** The company's members and their roles; those who may manage them can change that [REG-3, ROLE-10]. */
export function MembersSection({ companyId, companyName, kind, mayManage }: Props) {
  const { data: members } = useSuspenseQuery(membersQuery(companyId))
  const edit = useDialogTarget<Member>()
  const invite = useDialogTarget<CompanyKind>()
  const remove = useDialogTarget<Member>()
  const removed = remove.target?.about
  const head = headRole(kind)
  const heads = members.filter(({ role }) => role === head).length

  function actions(member: Member) {
    const isLastHead = member.role === head && heads === 1
    const reason = isLastHead ? `Satu-satunya ${roleLabel(head).toLowerCase()}` : null
    return (
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${member.name}`} />}>
        <MenuItem icon="pencil" disabled={isLastHead} reason={reason} onSelect={() => edit.ask(member)}>
          Ubah peran
        </MenuItem>
        <MenuItem icon="trash" tone="danger" disabled={isLastHead} reason={reason} onSelect={() => remove.ask(member)}>
          Keluarkan
        </MenuItem>
      </Menu>
    )
  }

  const inviteButton = mayManage && (
    <Button size="sm" icon={<Icon name="plus" size={18} />} onClick={() => invite.ask(kind)}>
      Undang anggota
    </Button>
  )

  return (
    <>
      <Section
        title="Anggota"
        lead={
          mayManage ? (
            <>
              Perubahan peran langsung berlaku, di semua perangkat anggota.
              {kind === 'buyer' && <HelpLink topic="rekan" className="ms-1.5" />}
            </>
          ) : (
            'Hanya pemilik yang dapat mengundang anggota dan mengubah peran.'
          )
        }
        aside={inviteButton}
      >
        <DataTable
          caption={`Anggota ${companyName}`}
          columns={kind === 'buyer' ? [...columns, limitColumn] : columns}
          rows={members}
          rowKey={(member) => member.id}
          density="roomy"
          {...(mayManage && { actions })}
        />
      </Section>
      {mayManage && <InvitationsSection companyId={companyId} />}
      {edit.target && (
        <MemberDialog
          key={`edit-${edit.target.openCount}`}
          open={edit.target.open}
          companyId={companyId}
          kind={kind}
          member={edit.target.about}
          onClose={edit.close}
        />
      )}
      {invite.target && (
        <InviteDialog
          key={`invite-${invite.target.openCount}`}
          open={invite.target.open}
          companyId={companyId}
          kind={invite.target.about}
          onClose={invite.close}
        />
      )}
      {removed && (
        <ActDialog
          open={remove.target?.open ?? false}
          onClose={remove.close}
          call="anggota/hapus"
          body={() => ({ companyId, memberId: removed.id })}
          title={`Keluarkan ${removed.name}?`}
          tone="danger"
          confirmLabel="Ya, keluarkan"
          done={`${removed.name} dikeluarkan dari perusahaan`}
          refreshes={['anggota/daftar']}
        >
          {removed.isYou
            ? `Anda tidak dapat lagi bertindak untuk ${companyName}, dan sesi ini berakhir.`
            : `Akses ke ${companyName} berakhir saat ini juga. Riwayat pesanannya tetap tersimpan.`}
        </ActDialog>
      )}
    </>
  )
}

const columns: readonly Column<Member>[] = [
  {
    key: 'nama',
    title: 'Nama',
    onCard: 'heading',
    cell: (member) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {member.name}
          {member.isYou && <StatusPill tone="primary">Anda</StatusPill>}
        </span>
        <span className="block break-all text-sm font-normal text-mute">{member.email}</span>
      </>
    ),
  },
  { key: 'peran', title: 'Peran', cell: (member) => roleLabel(member.role) },
  { key: 'sejak', title: 'Bergabung', cell: (member) => <span className="num">{formatDate(member.since)}</span> },
]

const limitColumn: Column<Member> = {
  key: 'limit',
  title: 'Limit pembelian',
  cell: (member) =>
    member.role === 'purchaser' ? <LimitsLine limits={member} /> : <span className="text-mute">–</span>,
}

interface LimitsLineProps {
  limits: { perOrder: string | null; perMonth: string | null }
}

/** A purchaser's limits without approval, in one line [ROLE-10]. */
function LimitsLine({ limits }: LimitsLineProps) {
  const { perOrder: order, perMonth: month } = limits
  if (order === null && month === null) return <span className="text-mute">Tanpa limit</span>
  return (
    <span className="num">
      {order !== null && (
        <span className="block">
          <Amount of={order} /> <span className="whitespace-nowrap">per pesanan</span>
        </span>
      )}
      {month !== null && (
        <span className="block">
          <Amount of={month} /> <span className="whitespace-nowrap">per bulan</span>
        </span>
      )}
    </span>
  )
}

interface MemberDialogProps {
  open: boolean
  companyId: string
  kind: CompanyKind
  member: Member
  onClose: () => void
}

/** Role and limits of a member; changes apply from the member's next request [ROLE-10]. */
function MemberDialog({ open, companyId, kind, member, onClose }: MemberDialogProps) {
  const change = useAct('anggota/ubah', {
    done: `Peran ${member.name} berhasil disimpan`,
    // it may be the viewer's own role, which decides what the page offers
    refreshes: ['session/profil', 'anggota/daftar'],
  })
  const { id, role, perOrder, perMonth } = member
  const form = useCallForm(change, {
    start: { role, perOrder: shownAmount(perOrder), perMonth: shownAmount(perMonth) },
    body: (typed) => ({ companyId, memberId: id, ...typed, ...readLimits(typed) }),
    keep: true,
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Ubah peran"
      description={`${member.name} · ${member.email}`}
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <MembershipFields kind={kind} />
        </div>
      </FormProvider>
    </FormModal>
  )
}
