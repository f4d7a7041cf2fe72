import { type SellerType, sellerTypeLabel, sellerTypes } from '#domain/catalogue/seller-type.ts'
import { LONGEST } from '#domain/limits.ts'
import { readOptionalAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import type { Application } from '#domain/onboarding/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { applicationQuery } from './queries.ts'
import { StepFrame, useStep } from './step-frame.tsx'

interface Props {
  application: Application
  companyId: string
  companyName: string
}

const meanings: Record<SellerType, string> = {
  distributor: 'Menjual bahan dari produsen lain',
  importer: 'Mendatangkan bahan dari luar negeri',
  producer: 'Membuat sendiri bahan yang dijual',
}

/** The step for the kind of seller and its numbers [SHOP-1]. */
export function CompanyStep({ application, companyId, companyName }: Props) {
  const { facts } = application
  const step = useStep(application, companyId, 'perusahaan')
  const act = useAct('daftar-seller/perusahaan', { shows: applicationQuery(companyId) })
  const form = useCallForm(act, {
    start: {
      sellerType: facts.sellerType ?? ('distributor' as SellerType),
      legalName: facts.legalName ?? companyName,
      nib: facts.nib ?? '',
      npwp: facts.npwp ?? '',
      isPkp: facts.isPkp,
      exchangeRate: shownAmount(facts.exchangeRate),
    },
    body: (typed) => ({ ...step.body, ...typed, exchangeRate: readOptionalAmount(typed.exchangeRate) ?? '' }),
    answered: step.goOn,
    onClose: step.readAnew,
    keep: true,
  })
  const error = form.formState.errors.sellerType?.message
  return (
    <StepFrame
      title="Perusahaan"
      lead="Seperti yang tertulis di NIB dan NPWP perusahaan."
      onSend={form.send}
      working={form.working}
    >
      <Field group label="Tipe seller" error={error}>
        <div className="grid gap-2 sm:grid-cols-3">
          {sellerTypes.map((type) => (
            <RadioCard
              key={type}
              {...form.register('sellerType')}
              value={type}
              title={sellerTypeLabel(type)}
              text={meanings[type]}
            />
          ))}
        </div>
      </Field>
      <TextField form={form} name="legalName" label="Nama sesuai NIB" maxLength={LONGEST.companyName} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="nib"
          label="NIB"
          hint="13 angka."
          className="num"
          inputMode="numeric"
          maxLength={24}
        />
        <TextField
          form={form}
          name="npwp"
          label="NPWP"
          hint="16 angka, termasuk nol di depan."
          className="num"
          inputMode="numeric"
          maxLength={30}
        />
      </div>
      <Checkbox
        {...form.register('isPkp')}
        label="Perusahaan adalah Pengusaha Kena Pajak (PKP)"
        hint="Toko memungut PPN; SPPKP diminta pada langkah Dokumen."
      />
      <AmountField
        form={form}
        name="exchangeRate"
        label="Kurs toko untuk 1 US$"
        hint="Dalam rupiah, dipakai sebagai acuan pada nego."
        read={typedAmount}
        layoutClass="sm:max-w-80"
      />
    </StepFrame>
  )
}
