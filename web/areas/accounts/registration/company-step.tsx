import type { ReactNode } from 'react'
import { businessTypeLabel, registeredTypes } from '#domain/companies/business-type.ts'
import { LONGEST } from '#domain/limits.ts'
import type { Problem } from '#web/lib/form/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import type { CompanyPart } from './draft.ts'
import { StepForm } from './step-form.tsx'

interface Props {
  filled: Partial<CompanyPart>
  refused: Problem | null
  focus: boolean
  onChange: (part: Partial<CompanyPart>) => void
  onDone: (part: CompanyPart) => void
  /** The field of the promotion code, at /daftar-promo. */
  promo?: ReactNode
}

const choices = registeredTypes.map((code) => ({ code, label: businessTypeLabel(code) }))

export function CompanyStep({ promo, filled, ...rest }: Props) {
  return (
    <>
      {promo}
      <StepForm
        {...rest}
        step="perusahaan"
        title="Data perusahaan"
        lead="Sesuai dokumen resmi perusahaan Anda."
        filled={{ identityKind: 'npwp', ...filled }}
      >
        {(form) => {
          const { errors } = form.formState
          const kind = form.watch('identityKind')
          return (
            <>
              <TextField
                form={form}
                name="companyName"
                label="Nama perusahaan"
                autoComplete="organization"
                placeholder="PT Contoh Sejahtera"
              />
              <Field label="Tipe bisnis" group error={errors.businessType?.message}>
                <div className="grid gap-2 sm:grid-cols-2">
                  {choices.map(({ code, label }) => (
                    <RadioCard key={code} {...form.register('businessType')} value={code} title={label} />
                  ))}
                </div>
              </Field>
              {form.watch('businessType') === 'Lainnya' && (
                <TextField
                  form={form}
                  name="otherBusiness"
                  label="Tipe bisnis lainnya"
                  placeholder="Misalnya cat dan pelapis"
                  maxLength={LONGEST.otherBusiness}
                />
              )}
              <Field label="Identitas perusahaan" group error={errors.identityKind?.message}>
                <div className="grid grid-cols-2 gap-2">
                  <RadioCard {...form.register('identityKind')} value="npwp" title="NPWP" text="16 angka" />
                  <RadioCard {...form.register('identityKind')} value="nib" title="NIB" text="13 angka" />
                </div>
              </Field>
              <TextField
                form={form}
                name="identityNumber"
                label={kind === 'nib' ? 'Nomor NIB' : 'Nomor NPWP'}
                hint="Titik, spasi, dan tanda hubung boleh ditulis."
                inputMode="numeric"
                autoComplete="off"
                className="num"
                placeholder={kind === 'nib' ? '1234567890123' : '0123 4567 8901 2345'}
              />
            </>
          )
        }}
      </StepForm>
    </>
  )
}
