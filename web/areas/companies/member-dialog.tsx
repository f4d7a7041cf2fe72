import type { FormEvent } from 'react'
import type { MemberEntry } from '#domain/companies/contract.ts'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { callApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
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
    event.preventDefault()
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
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      keepOnPressOutside
      title="Ubah peran"
      description={`${member.nama} · ${member.email}`}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" working={working}>
            Simpan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PlaceFields kind={kind} place={member} errorOf={errorOf} />
      </div>
    </Modal>
  )
}
