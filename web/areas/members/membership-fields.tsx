import { useFormContext, useWatch } from 'react-hook-form'
import { type CompanyKind, permissions, type Role } from '#domain/companies/permissions.ts'
import { roleLabel, rolesOf } from '#domain/companies/roles.ts'
import { readOptionalAmount, typedAmount } from '#domain/numbers/number-text.ts'
import { AmountField, SelectField } from '#web/ui/form/form-fields.tsx'

interface MembershipForm {
  role: Role
  /** As shown; hidden ones are missing. */
  perOrder?: string
  perMonth?: string
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
export function readLimits({ perOrder: order, perMonth: month }: Omit<MembershipForm, 'role'>) {
  return {
    perOrder: order === undefined ? undefined : readOptionalAmount(order),
    perMonth: month === undefined ? undefined : readOptionalAmount(month),
  }
}

/** Role and limits of a member, as fields of the surrounding form [ROLE-10]. */
export function MembershipFields({ kind }: { kind: CompanyKind }) {
  const form = useFormContext<MembershipForm>()
  const role = useWatch({ control: form.control, name: 'role' })
  const hasLimits = role === 'purchaser' && permissions[kind].purchaser !== undefined
  return (
    <>
      <SelectField
        form={form}
        name="role"
        label="Peran"
        hint={meanings[role]}
        options={rolesOf(kind).map((one) => ({ value: one, label: roleLabel(one) }))}
      />
      {hasLimits && (
        <>
          <AmountField
            {...limit}
            form={form}
            name="perOrder"
            label="Limit per pesanan"
            hint="Kosongkan bila tanpa limit. Isi 0 agar setiap pesanan perlu persetujuan."
          />
          <AmountField {...limit} form={form} name="perMonth" label="Limit per bulan" />
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
