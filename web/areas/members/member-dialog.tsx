import { FormProvider } from 'react-hook-form'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { Member } from '#domain/members/contract.ts'
import { shownAmount } from '#domain/number-text.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { PlaceFields, readLimits } from './place-fields.tsx'

interface Props {
  open: boolean
  companyId: string
  kind: CompanyKind
  member: Member
  onClose: () => void
}

/** Role and limits of a member; changes apply from the member's next request [ROLE-10]. */
export function MemberDialog({ open, companyId, kind, member, onClose }: Props) {
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
          <PlaceFields kind={kind} />
        </div>
      </FormProvider>
    </FormModal>
  )
}
