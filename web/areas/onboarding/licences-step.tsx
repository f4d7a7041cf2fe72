import { useFieldArray } from 'react-hook-form'
import { LONGEST, MOST } from '#domain/limits.ts'
import type { Application } from '#domain/onboarding/contract.ts'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { applicationQuery } from './queries.ts'
import { StepFrame, useStep } from './step-frame.tsx'

interface Typed {
  licences: { name: string; number: string; validUntil: string }[]
}

/** The licences by which the company sells: none is fine [SHOP-1]. */
export function LicencesStep({ application, companyId }: { application: Application; companyId: string }) {
  const step = useStep(application, companyId, 'izin')
  const act = useAct('daftar-seller/izin', { shows: applicationQuery(companyId) })
  const start: Typed = {
    licences: application.facts.licences.map(({ name, number, validUntil }) => ({
      name,
      number,
      validUntil: writeDay(validUntil ?? ''),
    })),
  }
  const form = useCallForm(act, {
    start,
    body: ({ licences }: Typed) => ({
      ...step.body,
      licences: licences.map((licence) => ({ ...licence, validUntil: readDay(licence.validUntil) || null })),
    }),
    // errors inside a list are not taken from the contract
    faults: ({ licences }) => Object.fromEntries(licences.flatMap(faultsOf)),
    answered: step.goOn,
    onClose: step.readAnew,
    keep: true,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'licences' })
  const errors = form.formState.errors.licences
  return (
    <StepFrame
      title="Izin"
      lead="Izin menjual bahan tertentu, misalnya PBF, NKV, atau izin bahan berbahaya. Lewati bila tidak ada."
      onSend={form.send}
      working={form.working}
    >
      {fields.map((field, index) => (
        <fieldset key={field.id} className="rounded-card border border-line p-4">
          <legend className="px-1 text-sm font-semibold">Izin {index + 1}</legend>
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]">
            <TextField form={form} name={`licences.${index}.name`} label="Nama izin" maxLength={LONGEST.licence} />
            <TextField form={form} name={`licences.${index}.number`} label="Nomor" maxLength={LONGEST.licence} />
            <Field label="Berlaku sampai" optional error={errors?.[index]?.validUntil?.message}>
              <DayInput {...form.register(`licences.${index}.validUntil`)} />
            </Field>
            <IconButton
              icon="trash"
              label={`Hapus izin ${index + 1}`}
              className="sm:mt-6.5"
              onClick={() => remove(index)}
            />
          </div>
        </fieldset>
      ))}
      {fields.length < MOST.licences && (
        <div>
          <Button
            variant="secondary"
            icon={<Icon name="plus" size={18} />}
            onClick={() => append({ name: '', number: '', validUntil: '' })}
          >
            Tambah izin
          </Button>
        </div>
      )}
    </StepFrame>
  )
}

function faultsOf({ name, number, validUntil }: Typed['licences'][number], index: number): [string, string][] {
  return [
    ...(name.trim() ? [] : ([[`licences.${index}.name`, 'Nama izin harus diisi.']] as [string, string][])),
    ...(number.trim() ? [] : ([[`licences.${index}.number`, 'Nomor izin harus diisi.']] as [string, string][])),
    ...(readDay(validUntil) === null
      ? ([[`licences.${index}.validUntil`, 'Tanggal tidak valid, misalnya 31/12/2027.']] as [string, string][])
      : []),
  ]
}
