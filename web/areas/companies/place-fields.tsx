import { useState } from 'react'
import { type CompanyKind, permissions, type Role } from '#domain/companies/permissions.ts'
import { roleLabel, rolesOf } from '#domain/companies/roles.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { groupedAmount } from './limit-text.ts'

interface Place {
  peran: Role
  limit_per_transaksi: string | null
  limit_per_bulan: string | null
}

interface Props {
  kind: CompanyKind
  place?: Place
  errorOf: (field: string) => string | null
}

const meanings: Record<Role, string> = {
  owner: 'Semua tindakan, termasuk anggota dan data perusahaan.',
  purchaser: 'Berbelanja, bernegosiasi, dan memesan sampai limitnya.',
  approver: 'Menyetujui pesanan di atas limit, tidak memesan sendiri.',
  sales: 'Melayani pesanan dan negosiasi.',
  warehouse: 'Menyiapkan dan mengirim pesanan.',
  administrator: 'Mengelola platform.',
}

/** Role and limits of a member, as fields of a form [ROLE-10]. */
export function PlaceFields({ kind, place, errorOf }: Props) {
  const roles = rolesOf(kind)
  const [role, setRole] = useState<Role>(place?.peran ?? roles[1] ?? roles[0] ?? 'owner')
  const hasLimits = role === 'purchaser' && permissions[kind].purchaser !== undefined
  return (
    <>
      <Field label="Peran" error={errorOf('peran')} hint={meanings[role]}>
        <Select
          name="peran"
          options={roles.map((one) => ({ value: one, label: roleLabel(one) }))}
          value={role}
          // the list offers roles alone
          onChange={(event) => setRole(event.target.value as Role)}
        />
      </Field>
      {hasLimits && (
        <>
          <LimitField
            name="limit_per_transaksi"
            label="Limit per transaksi"
            initial={place?.limit_per_transaksi ?? null}
            hint="Kosongkan bila tanpa limit. Isi 0 agar setiap pesanan perlu persetujuan."
            error={errorOf('limit_per_transaksi')}
          />
          <LimitField
            name="limit_per_bulan"
            label="Limit per bulan"
            initial={place?.limit_per_bulan ?? null}
            error={errorOf('limit_per_bulan')}
          />
        </>
      )}
    </>
  )
}

interface LimitProps {
  name: string
  label: string
  initial: string | null
  hint?: string
  error: string | null
}

function LimitField({ name, label, initial, hint, error }: LimitProps) {
  const [shown, setShown] = useState(groupedAmount(initial ?? ''))
  return (
    <Field label={label} optional hint={hint} error={error}>
      <TextInput
        name={name}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={22}
        leading={<span className="ps-1 text-sm">Rp</span>}
        value={shown}
        onChange={(event) => setShown(event.target.value)}
        onBlur={() => setShown(groupedAmount)}
      />
    </Field>
  )
}
