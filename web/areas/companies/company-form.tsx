import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BusinessType, businessTypes } from '#domain/companies/business-type.ts'
import type { Company, CompanyBody } from '#domain/companies/contract.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { companyQuery } from './queries.ts'

const typeOptions = businessTypes.map(({ code, label }) => ({ value: code, label }))
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

/** The form for the company's data, for its owner [REG-3]. */
export function CompanyForm({ company }: { company: Company }) {
  const shown = companyQuery(company.id)
  const client = useQueryClient()
  // what the fields were filled from: what a colleague saved meanwhile is not written over unseen
  const [base, setBase] = useState({ version: company.version, fields: fieldsOf(company), byColleague: false })
  const save = useAct('perusahaan/ubah', {
    shows: shown,
    done: 'Data perusahaan berhasil disimpan',
    // every page shows the company's name
    refreshes: ['session/profil', 'perusahaan/detail', 'perusahaan/pemeriksaan', 'perusahaan/identitas'],
  })
  const form = useCallForm(save, {
    start: base.fields,
    body: (typed) => ({ companyId: company.id, version: base.version, ...typed }),
    answered: ({ data: { version, name, npwp, nib } }, typed) => {
      // a seller's requested name is pending, and not shown here meanwhile
      const fields = company.kind === 'seller' ? { ...typed, name, npwp, nib } : typed
      form.reset(fields)
      setBase({ version, fields, byColleague: false })
    },
    onRefused: ({ sentence, movedOn }) => {
      toast.failure(sentence)
      // refetched before the refusal was shown
      const newest = client.getQueryData(shown.queryKey)
      if (!movedOn || !newest) return
      const fields = fieldsOf(newest)
      form.reset(mergeTyped(fields, form.getValues(), base.fields))
      setBase({ version: newest.version, fields, byColleague: true })
    },
    keep: true,
  })

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 sm:grid-cols-2">
      {base.byColleague && (
        <Notice tone="attention" title="Rekan Anda menyimpan data ini lebih dulu" className="sm:col-span-2">
          Isian yang tidak Anda ubah sudah menunjukkan data terbaru. Periksa semuanya, lalu simpan lagi.
        </Notice>
      )}
      <TextField
        form={form}
        name="name"
        label="Nama perusahaan"
        layoutClass="sm:col-span-2"
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
        name="businessType"
        label="Tipe bisnis"
        placeholder="Pilih tipe bisnis"
        options={typeOptions}
      />
      {form.watch('businessType') === 'Lainnya' && (
        <TextField
          form={form}
          name="otherBusiness"
          label="Sebutkan tipe bisnis"
          optional
          emptyIsNull
          maxLength={LONGEST.otherBusiness}
        />
      )}
      <TextField form={form} name="phone" label="Nomor telepon" type="tel" autoComplete="tel" maxLength={20} />
      <TextField
        form={form}
        name="address"
        label="Alamat"
        layoutClass="sm:col-span-2"
        autoComplete="street-address"
        maxLength={LONGEST.address}
      />
      <TextField
        form={form}
        name="city"
        label="Kota atau kabupaten"
        autoComplete="address-level2"
        maxLength={LONGEST.city}
      />
      <SelectField
        form={form}
        name="province"
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

type Fields = ReturnType<typeof fieldsOf>

/** The newest data, except fields typed over the expected ones. */
function mergeTyped(newest: Fields, typed: Fields, base: Fields): Fields {
  const names = Object.keys(newest) as (keyof Fields)[] // its own
  const changed = names.filter((name) => (typed[name] || null) !== (base[name] || null))
  return Object.assign({}, newest, ...changed.map((name) => ({ [name]: typed[name] })))
}

function fieldsOf({ id: _id, version: _version, username: _username, kind: _kind, ...known }: Company) {
  return {
    ...known,
    // the rules only allow choices of the lists above
    businessType: (known.businessType ?? '') as BusinessType,
    province: known.province as CompanyBody['province'],
  }
}
