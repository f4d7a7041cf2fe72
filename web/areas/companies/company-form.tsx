import { type FormEvent, useState } from 'react'
import { type BusinessType, businessTypes } from '#domain/companies/business-type.ts'
import type { CompanyBody, CompanyDetail } from '#domain/companies/contract.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { LONGEST } from '#domain/limits.ts'
import { callApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { textOf, useSaving } from './use-saving.ts'

const typeOptions = businessTypes.map(({ code, label }) => ({ value: code, label }))
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

/** The company's data, for its owner [REG-3]. */
export function CompanyForm({ company }: { company: CompanyDetail }) {
  const { working, save, errorOf } = useSaving()
  const [type, setType] = useState(company.tipe_bisnis ?? '')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    await save(
      () =>
        callApi('perusahaan/ubah', {
          company_id: company.company_id,
          nama: textOf(typed, 'nama'),
          npwp: textOf(typed, 'npwp') || null,
          nib: textOf(typed, 'nib') || null,
          // both are choices of the lists above; the server refuses anything else by name
          tipe_bisnis: textOf(typed, 'tipe_bisnis') as BusinessType,
          tipe_bisnis_lain: textOf(typed, 'tipe_bisnis_lain') || null,
          telepon: textOf(typed, 'telepon'),
          alamat: textOf(typed, 'alamat'),
          kota: textOf(typed, 'kota'),
          provinsi: textOf(typed, 'provinsi') as CompanyBody['provinsi'],
        }),
      'Data perusahaan berhasil disimpan',
      form,
    )
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 sm:grid-cols-2">
      <Field label="Nama perusahaan" error={errorOf('nama')} className="sm:col-span-2">
        <TextInput
          name="nama"
          autoComplete="organization"
          maxLength={LONGEST.companyName}
          defaultValue={company.nama}
        />
      </Field>
      <Field label="NPWP" error={errorOf('npwp')} hint="16 angka, termasuk nol di depan.">
        <TextInput name="npwp" className="num" inputMode="numeric" maxLength={24} defaultValue={company.npwp ?? ''} />
      </Field>
      <Field label="NIB" optional error={errorOf('nib')} hint="13 angka. Isi setidaknya NPWP atau NIB.">
        <TextInput name="nib" className="num" inputMode="numeric" maxLength={20} defaultValue={company.nib ?? ''} />
      </Field>
      <Field label="Jenis usaha" error={errorOf('tipe_bisnis')}>
        <Select
          name="tipe_bisnis"
          placeholder="Pilih jenis usaha"
          options={typeOptions}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
      </Field>
      {type === 'Lainnya' && (
        <Field label="Sebutkan jenis usaha" optional error={errorOf('tipe_bisnis_lain')}>
          <TextInput
            name="tipe_bisnis_lain"
            maxLength={LONGEST.otherBusiness}
            defaultValue={company.tipe_bisnis_lain ?? ''}
          />
        </Field>
      )}
      <Field label="Nomor telepon" error={errorOf('telepon')}>
        <TextInput name="telepon" type="tel" autoComplete="tel" maxLength={20} defaultValue={company.telepon} />
      </Field>
      <Field label="Alamat" error={errorOf('alamat')} className="sm:col-span-2">
        <TextInput
          name="alamat"
          autoComplete="street-address"
          maxLength={LONGEST.address}
          defaultValue={company.alamat}
        />
      </Field>
      <Field label="Kota atau kabupaten" error={errorOf('kota')}>
        <TextInput name="kota" autoComplete="address-level2" maxLength={LONGEST.city} defaultValue={company.kota} />
      </Field>
      <Field label="Provinsi" error={errorOf('provinsi')}>
        <Select
          name="provinsi"
          autoComplete="address-level1"
          placeholder="Pilih provinsi"
          options={provinceOptions}
          defaultValue={company.provinsi}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" working={working}>
          Simpan data perusahaan
        </Button>
      </div>
    </form>
  )
}
