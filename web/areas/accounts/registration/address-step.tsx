import { provinces } from '#domain/companies/provinces.ts'
import type { Problem } from '#web/lib/use-act.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import type { AddressPart } from './draft.ts'
import { StepForm } from './step-form.tsx'

interface Props {
  filled: Partial<AddressPart>
  refused: Problem | null
  focus: boolean
  onChange: (part: Partial<AddressPart>) => void
  onDone: (part: AddressPart) => void
  onBack: () => void
}

const options = provinces.map((name) => ({ value: name, label: name }))

export function AddressStep(props: Props) {
  return (
    <StepForm
      {...props}
      step="alamat"
      title="Alamat perusahaan"
      lead="Menjadi alamat pengiriman utama; alamat lain dapat ditambahkan nanti."
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="alamat"
            label="Alamat"
            autoComplete="street-address"
            placeholder="Jalan, nomor, kawasan"
          />
          <SelectField
            form={form}
            name="provinsi"
            label="Provinsi"
            autoComplete="address-level1"
            placeholder="Pilih provinsi"
            options={options}
          />
          <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
            <TextField form={form} name="kota" label="Kota atau kabupaten" autoComplete="address-level2" />
            <TextField
              form={form}
              name="kode_pos"
              label="Kode pos"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              className="num"
            />
          </div>
        </>
      )}
    </StepForm>
  )
}
