import { zodResolver } from '@hookform/resolvers/zod'
import { addressStep } from '#domain/accounts/contract-registration.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import type { AddressPart } from './draft.ts'
import type { Refused } from './refused.ts'
import { StepForm } from './step-form.tsx'

// as typed: what is kept and shown again is not what the server makes of it
const resolver = zodResolver(addressStep, undefined, { raw: true })

interface Props {
  filled: Partial<AddressPart>
  refused: Refused | null
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
      title="Alamat perusahaan"
      lead="Menjadi alamat pengiriman utama; alamat lain dapat ditambahkan nanti."
      resolver={resolver}
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
