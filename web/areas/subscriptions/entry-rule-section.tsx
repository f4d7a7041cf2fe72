import { useSuspenseQuery } from '@tanstack/react-query'
import { businessTypeLabel, type RegisteredType, registeredTypes } from '#domain/companies/business-type.ts'
import type { EntrySettings } from '#domain/subscriptions/contract-entry.ts'
import { type PlainType, plainTypes } from '#domain/subscriptions/grants.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { entryRuleQuery } from './queries.ts'

const levels = ['1', '2', '3'].map((value) => ({ value, label: `Level ${value}` }))

/** The owner's decision which verified companies are let in without anybody deciding on each [UX-2]. */
export function EntryRuleSection() {
  const { data: rule } = useSuspenseQuery(entryRuleQuery)
  // another version is another form
  return <EntryRuleForm key={rule.version} rule={rule} />
}

function EntryRuleForm({ rule }: { rule: EntrySettings }) {
  const change = useAct('pusat-seller/penerimaan/ubah', {
    shows: entryRuleQuery,
    done: 'Penerimaan otomatis tersimpan',
    failed: 'Penerimaan otomatis belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/penerimaan'],
  })
  const form = useCallForm(change, {
    start: {
      businessTypes: [...rule.businessTypes] as RegisteredType[],
      plainTypes: [...rule.plainTypes] as PlainType[],
      priceLevel: String(rule.priceLevel),
    },
    body: (typed) => ({ ...typed, version: rule.version }),
    keep: true,
  })
  const { errors } = form.formState
  return (
    <Section
      title="Penerimaan otomatis"
      lead="Perusahaan terverifikasi dari tipe bisnis yang Anda pilih langsung menjadi pelanggan begitu mengajukan. Tanpa pilihan, setiap pengajuan menunggu keputusan Anda."
    >
      <form onSubmit={form.send} className="grid gap-4">
        <Field label="Tipe bisnis yang langsung diterima" optional group error={errors.businessTypes?.message}>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {registeredTypes.map((code) => (
              <Checkbox key={code} {...form.register('businessTypes')} value={code} label={businessTypeLabel(code)} />
            ))}
          </div>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="priceLevel" label="Level harga" options={levels} />
          <Field
            label="Tipe pembayaran"
            group
            error={errors.plainTypes?.message}
            hint="Tanpa tempo: kredit tetap Anda berikan sendiri per pelanggan."
          >
            <div className="grid gap-2.5">
              {plainTypes.map((code) => (
                <Checkbox key={code} {...form.register('plainTypes')} value={code} label={paymentTypeLabel(code)} />
              ))}
            </div>
          </Field>
        </div>
        <p className="text-sm text-mute">
          Perusahaan yang mengajukan sebelum terverifikasi menyusul begitu administrator memverifikasinya. Pengajuan
          yang menunggu saat aturan ini disimpan, dan perusahaan yang pernah Anda mintai dokumen, tolak, tangguhkan,
          atau akhiri, tetap Anda putuskan sendiri.
        </p>
        <div>
          <Button type="submit" working={form.working}>
            Simpan penerimaan
          </Button>
        </div>
      </form>
    </Section>
  )
}
