import { LONGEST } from '#domain/limits.ts'
import type { Application } from '#domain/onboarding/contract.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { applicationQuery } from './queries.ts'
import { StepFrame } from './step-frame.tsx'
import { useStep } from './use-step-form.ts'

/** Where the shop is to be paid [SHOP-1]. */
export function BankStep({ application, companyId }: { application: Application; companyId: string }) {
  const { facts } = application
  const step = useStep(application, companyId, 'rekening')
  const act = useAct('daftar-seller/rekening', { shows: applicationQuery(companyId) })
  const form = useCallForm(act, {
    start: {
      bank: facts.bank ?? '',
      bankNumber: facts.bankNumber ?? '',
      bankHolder: facts.bankHolder ?? facts.legalName ?? '',
    },
    body: (typed) => ({ ...step.body, ...typed }),
    answered: step.goOn,
    onClose: step.readAnew,
    keep: true,
  })
  return (
    <StepFrame
      title="Rekening"
      lead="Rekening atas nama perusahaan, tempat pembayaran pesanan diterima."
      onSend={form.send}
      working={form.working}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="bank" label="Bank" maxLength={LONGEST.bank} />
        <TextField
          form={form}
          name="bankNumber"
          label="Nomor rekening"
          className="num"
          inputMode="numeric"
          maxLength={40}
        />
      </div>
      <TextField form={form} name="bankHolder" label="Nama pemilik rekening" maxLength={LONGEST.companyName} />
    </StepFrame>
  )
}
