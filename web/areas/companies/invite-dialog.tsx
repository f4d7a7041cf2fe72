import type { FormEvent } from 'react'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { PlaceFields } from './place-fields.tsx'
import { readPlace } from './read-place.ts'
import { textOf, useSaving } from './use-saving.ts'

interface Props {
  open: boolean
  companyId: string
  kind: CompanyKind
  onClose: () => void
}

/** Invites somebody by e-mail to act for the company [REG-3]. */
export function InviteDialog({ open, companyId, kind, onClose }: Props) {
  const { working, save, errorOf, refuse } = useSaving()

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typed = new FormData(form)
    const email = textOf(typed, 'email')
    if (!email) return refuse({ field: 'email', sentence: 'Alamat e-mail harus diisi.' })
    const saved = await save(
      () => callApi('undangan/kirim', { company_id: companyId, email, ...readPlace(typed) }),
      `Undangan untuk ${email} dikirim`,
      form,
    )
    if (saved) onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Undang anggota"
      description="Undangan dikirim lewat e-mail, berlaku 7 hari dan untuk satu kali pakai."
      confirmLabel="Kirim undangan"
      cancelLabel="Batal"
      working={working}
      onSend={submit}
    >
      <div className="grid gap-4">
        <Field label="E-mail" error={errorOf('email')}>
          <TextInput name="email" type="email" autoComplete="off" autoCapitalize="none" maxLength={LONGEST.email} />
        </Field>
        <PlaceFields kind={kind} errorOf={errorOf} />
      </div>
    </FormModal>
  )
}
