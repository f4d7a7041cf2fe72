import { FormProvider } from 'react-hook-form'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { firstRole, MembershipFields, readLimits } from './membership-fields.tsx'

interface Props {
  open: boolean
  companyId: string
  kind: CompanyKind
  onClose: () => void
}

/** Invites somebody by e-mail to act for the company [REG-3]. */
export function InviteDialog({ open, companyId, kind, onClose }: Props) {
  const invite = useAct('undangan/kirim', {
    done: ({ data }) => `Undangan untuk ${data.email} dikirim`,
    refreshes: ['undangan/daftar'],
  })
  const form = useCallForm(invite, {
    start: { email: '', role: firstRole(kind), perOrder: '', perMonth: '' },
    body: (typed) => ({ companyId, ...typed, ...readLimits(typed) }),
    keep: true,
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Undang anggota"
      description="Undangan dikirim lewat e-mail, berlaku 7 hari dan untuk satu kali pakai."
      confirmLabel="Kirim undangan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <TextField
            form={form}
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={LONGEST.email}
          />
          <MembershipFields kind={kind} />
        </div>
      </FormProvider>
    </FormModal>
  )
}
