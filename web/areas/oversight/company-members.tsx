import { Link } from 'react-router'
import { roleLabel } from '#domain/companies/roles.ts'
import type { OverseenMember } from '#domain/oversight/codec-companies.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { personPath } from './paths.ts'

/** Who acts for a company, and when they last did [ADM-2]. */
export function CompanyMembers({ name, members }: { name: string; members: readonly OverseenMember[] }) {
  return (
    <Section title="Anggota">
      <DataTable
        caption={`Anggota ${name}`}
        columns={columns}
        rows={members}
        rowKey={({ userId }) => userId}
        density="roomy"
        empty={<EmptyState icon="users" title="Tidak ada anggota" text="Semua anggotanya telah menutup akun." />}
      />
    </Section>
  )
}

const columns: readonly Column<OverseenMember>[] = [
  {
    key: 'nama',
    title: 'Nama',
    onCard: 'heading',
    cell: (member) => (
      <>
        <Link to={personPath(member.userId)} className="text-link block font-semibold wrap-anywhere">
          {member.name}
        </Link>
        <span className="block break-all text-sm font-normal text-mute">{member.email}</span>
      </>
    ),
  },
  { key: 'peran', title: 'Peran', cell: ({ role }) => roleLabel(role) },
  {
    key: 'email',
    title: 'E-mail',
    cell: ({ emailVerified }) =>
      emailVerified ? (
        <StatusPill tone="success">Terverifikasi</StatusPill>
      ) : (
        <StatusPill tone="attention">Belum terverifikasi</StatusPill>
      ),
  },
  {
    key: 'terakhir',
    title: 'Terakhir aktif',
    numeric: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : 'Belum pernah'),
  },
]
