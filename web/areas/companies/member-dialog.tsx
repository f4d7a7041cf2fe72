import type { FormEvent } from 'react'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { MemberEntry } from '#domain/members/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { PlaceFields } from './place-fields.tsx'
import { readPlace } from './read-place.ts'
import { useSaving } from './use-saving.ts'

interface Props {
  open: boolean
  companyId: string
  kind: CompanyKind
  member: MemberEntry
  onClose: () => void
}

/** Role and limits of a member; what changes counts from the member's next step on [ROLE-10]. */
export function MemberDialog({ open, companyId, kind, member, onClose }: Props) {
  const { working, save, errorOf } = useSaving()

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const place = readPlace(new FormData(form))
    const saved = await save(
      () => callApi('anggota/ubah', { company_id: companyId, anggota_id: member.anggota_id, ...place }),
      `Peran ${member.nama} berhasil disimpan`,
      form,
    )
    if (saved) onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Ubah peran"
      description={`${member.nama} · ${member.email}`}
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={working}
      onSend={submit}
    >
      <div className="grid gap-4">
        <PlaceFields kind={kind} place={member} errorOf={errorOf} />
      </div>
    </FormModal>
  )
}
