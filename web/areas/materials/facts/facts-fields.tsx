import { useSuspenseQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import type { TypedFacts } from './typed-facts.ts'

/** The fields of a material's facts [MAT-1]. */
export function FactsFields({ form }: { form: UseFormReturn<TypedFacts> }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const choices = categories.filter(({ id }) => id !== 0).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="name" label="Nama Indonesia" maxLength={LONGEST.materialName} />
      <TextField form={form} name="nameEnglish" label="Nama Inggris" maxLength={LONGEST.materialName} />
      <SelectField form={form} name="categoryId" label="Kategori" options={choices} placeholder="Pilih kategori" />
      <TextField form={form} name="casNumber" label="Nomor CAS" placeholder="77-92-9" optional />
      <TextField form={form} name="eNumber" label="Kode E" placeholder="E330" optional />
      <TextField form={form} name="inci" label="INCI" maxLength={LONGEST.inci} optional />
      <TextField form={form} name="hsCode" label="Kode HS" placeholder="291814" optional />
      <TextField form={form} name="hazard" label="Bahaya" maxLength={LONGEST.hazard} optional />
      <TextareaField form={form} name="otherNames" label="Nama lain" hint="Satu nama per baris." rows={4} optional />
      <TextareaField form={form} name="functions" label="Fungsi" hint="Satu fungsi per baris." rows={4} optional />
      <TextareaField
        form={form}
        name="description"
        label="Deskripsi"
        layoutClass="sm:col-span-2"
        maxLength={LONGEST.materialDescription}
        optional
      />
      <Checkbox
        {...form.register('halalCritical')}
        label="Kritis bagi kehalalan"
        hint="Asalnya dapat dari hewan atau prosesnya perlu diperiksa."
        className="sm:col-span-2"
      />
    </div>
  )
}
