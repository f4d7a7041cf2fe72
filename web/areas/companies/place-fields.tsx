import { useState } from 'react'
import { type Control, useController, useFormContext, useWatch } from 'react-hook-form'
import { type CompanyKind, permissions, type Role } from '#domain/companies/permissions.ts'
import { roleLabel, rolesOf } from '#domain/companies/roles.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/form-fields.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { amountOf, groupedAmount } from './limit-text.ts'

interface Place {
  peran: Role
  limit_per_transaksi?: string | null | undefined
  limit_per_bulan?: string | null | undefined
}

const meanings: Record<Role, string> = {
  owner: 'Semua tindakan, termasuk anggota dan data perusahaan.',
  purchaser: 'Berbelanja, bernegosiasi, dan memesan sampai limitnya.',
  approver: 'Menyetujui pesanan di atas limit, tidak memesan sendiri.',
  sales: 'Melayani pesanan dan negosiasi.',
  warehouse: 'Menyiapkan dan mengirim pesanan.',
  administrator: 'Mengelola platform.',
}

/** The role offered first: if possible not the one that manages everything. */
export function firstRole(kind: CompanyKind): Role {
  const [head, next] = rolesOf(kind)
  return next ?? head ?? 'owner'
}

/** Role and limits of a member, as fields of the surrounding form [ROLE-10]. */
export function PlaceFields({ kind }: { kind: CompanyKind }) {
  const form = useFormContext<Place>()
  const role = useWatch({ control: form.control, name: 'peran' })
  const hasLimits = role === 'purchaser' && permissions[kind].purchaser !== undefined
  return (
    <>
      <SelectField
        form={form}
        name="peran"
        label="Peran"
        hint={meanings[role]}
        options={rolesOf(kind).map((one) => ({ value: one, label: roleLabel(one) }))}
      />
      {hasLimits && (
        <>
          <LimitField
            control={form.control}
            name="limit_per_transaksi"
            label="Limit per transaksi"
            hint="Kosongkan bila tanpa limit. Isi 0 agar setiap pesanan perlu persetujuan."
          />
          <LimitField control={form.control} name="limit_per_bulan" label="Limit per bulan" />
        </>
      )}
    </>
  )
}

interface LimitProps {
  control: Control<Place>
  name: 'limit_per_transaksi' | 'limit_per_bulan'
  label: string
  hint?: string
}

function LimitField({ control, name, label, hint }: LimitProps) {
  // hidden fields are not sent
  const { field, fieldState } = useController({ control, name, shouldUnregister: true })
  const [shown, setShown] = useState(groupedAmount(field.value ?? ''))
  return (
    <Field label={label} optional hint={hint} error={fieldState.error?.message}>
      <TextInput
        ref={field.ref}
        name={name}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={22}
        leading={<span className="ps-1 text-sm">Rp</span>}
        value={shown}
        onChange={(event) => {
          setShown(event.target.value)
          field.onChange(amountOf(event.target.value))
        }}
        onBlur={() => setShown(groupedAmount)}
      />
    </Field>
  )
}
