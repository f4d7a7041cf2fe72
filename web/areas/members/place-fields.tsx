import { useFormContext, useWatch } from 'react-hook-form'
import { type CompanyKind, permissions, type Role } from '#domain/companies/permissions.ts'
import { roleLabel, rolesOf } from '#domain/companies/roles.ts'
import { readOptionalAmount, typedAmount } from '#domain/number-text.ts'
import { AmountField, SelectField } from '#web/ui/form/form-fields.tsx'

interface Place {
  peran: Role
  /** As shown; hidden ones are missing. */
  limit_per_transaksi?: string
  limit_per_bulan?: string
}

const meanings: Record<Role, string> = {
  owner: 'Semua tindakan, termasuk anggota dan data perusahaan.',
  purchaser: 'Berbelanja, bernegosiasi, dan memesan sampai limitnya.',
  approver: 'Menyetujui pesanan di atas limit, tidak memesan sendiri.',
  sales: 'Melayani pesanan dan negosiasi.',
  warehouse: 'Menyiapkan dan mengirim pesanan.',
  finance: 'Melihat pesanan dan pembayarannya, tanpa mengubah harga atau ketentuan pelanggan.',
  administrator: 'Mengelola platform.',
}

/** The role offered first: if possible not the one that manages everything. */
export function firstRole(kind: CompanyKind): Role {
  const [head, next] = rolesOf(kind)
  return next ?? head ?? 'owner'
}

/** The limits for sending: empty is none, and a hidden one is not sent [ROLE-10]. */
export function readLimits({ limit_per_transaksi: order, limit_per_bulan: month }: Omit<Place, 'peran'>) {
  return {
    limit_per_transaksi: order === undefined ? undefined : readOptionalAmount(order),
    limit_per_bulan: month === undefined ? undefined : readOptionalAmount(month),
  }
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
          <AmountField
            {...limit}
            form={form}
            name="limit_per_transaksi"
            label="Limit per pesanan"
            hint="Kosongkan bila tanpa limit. Isi 0 agar setiap pesanan perlu persetujuan."
          />
          <AmountField {...limit} form={form} name="limit_per_bulan" label="Limit per bulan" />
        </>
      )}
    </>
  )
}

const limit = {
  read: typedAmount,
  optional: true,
  // hidden fields are not sent
  shouldUnregister: true,
  className: 'num',
  leading: <span className="ps-1 text-sm">Rp</span>,
}
