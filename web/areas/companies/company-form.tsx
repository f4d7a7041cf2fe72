import { type BusinessType, businessTypes } from '#domain/companies/business-type.ts'
import { type Company, companyChange } from '#domain/companies/codec.ts'
import type { CompanyBody } from '#domain/companies/contract.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'

const typeOptions = businessTypes.map(({ code, label }) => ({ value: code, label }))
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

/** The form for the company's data, for its owner [REG-3]. */
export function CompanyForm({ company }: { company: Company }) {
  const save = useAct('perusahaan/ubah', {
    done: 'Data perusahaan berhasil disimpan',
    // every page shows the company's name
    refreshes: ['session/profil', 'perusahaan/detail', 'perusahaan/pemeriksaan'],
  })
  const known = companyChange.encode(company)
  const form = useCallForm(save, {
    start: {
      ...known,
      // the rules only allow choices of the lists above
      tipe_bisnis: (known.tipe_bisnis ?? '') as BusinessType,
      provinsi: known.provinsi as CompanyBody['provinsi'],
    },
    body: (typed) => ({ company_id: company.id, ...typed }),
    keep: true,
  })

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 sm:grid-cols-2">
      <TextField
        form={form}
        name="nama"
        label="Nama perusahaan"
        place="sm:col-span-2"
        autoComplete="organization"
        maxLength={LONGEST.companyName}
      />
      <TextField
        form={form}
        name="npwp"
        label="NPWP"
        hint="16 angka, termasuk nol di depan."
        emptyIsNull
        className="num"
        inputMode="numeric"
        maxLength={24}
      />
      <TextField
        form={form}
        name="nib"
        label="NIB"
        optional
        hint="13 angka. Isi setidaknya NPWP atau NIB."
        emptyIsNull
        className="num"
        inputMode="numeric"
        maxLength={20}
      />
      <SelectField
        form={form}
        name="tipe_bisnis"
        label="Tipe bisnis"
        placeholder="Pilih tipe bisnis"
        options={typeOptions}
      />
      {form.watch('tipe_bisnis') === 'Lainnya' && (
        <TextField
          form={form}
          name="tipe_bisnis_lain"
          label="Sebutkan tipe bisnis"
          optional
          emptyIsNull
          maxLength={LONGEST.otherBusiness}
        />
      )}
      <TextField form={form} name="telepon" label="Nomor telepon" type="tel" autoComplete="tel" maxLength={20} />
      <TextField
        form={form}
        name="alamat"
        label="Alamat"
        place="sm:col-span-2"
        autoComplete="street-address"
        maxLength={LONGEST.address}
      />
      <TextField
        form={form}
        name="kota"
        label="Kota atau kabupaten"
        autoComplete="address-level2"
        maxLength={LONGEST.city}
      />
      <SelectField
        form={form}
        name="provinsi"
        label="Provinsi"
        autoComplete="address-level1"
        placeholder="Pilih provinsi"
        options={provinceOptions}
      />
      <div className="sm:col-span-2">
        <Button type="submit" working={form.working}>
          Simpan data perusahaan
        </Button>
      </div>
    </form>
  )
}
