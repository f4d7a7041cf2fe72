import { Link } from 'react-router'
import { roleLabel } from '#domain/companies/roles.ts'
import type { PersonPlace } from '#domain/oversight/codec-people.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { companyPath } from './paths.ts'

/** The companies that somebody acts for [ADMIN-1]. */
export function PersonPlaces({ name, places }: { name: string; places: readonly PersonPlace[] }) {
  return (
    <Section title="Perusahaan">
      <DataTable
        caption={`Perusahaan ${name}`}
        columns={columns}
        rows={places}
        rowKey={({ companyId }) => companyId}
        density="roomy"
        empty={
          <EmptyState icon="building" title="Tidak ada perusahaan" text="Pengguna ini tidak lagi menjadi anggota." />
        }
      />
    </Section>
  )
}

const kinds = { buyer: 'Pembeli', seller: 'Seller', platform: 'Platform' }

const columns: readonly Column<PersonPlace>[] = [
  {
    key: 'nama',
    title: 'Perusahaan',
    onCard: 'heading',
    cell: ({ companyId, companyName, kind }) => (
      <Link
        to={kind === 'platform' ? '/admin/administrator' : companyPath(companyId)}
        className="text-link font-semibold wrap-anywhere"
      >
        {companyName}
      </Link>
    ),
  },
  { key: 'jenis', title: 'Jenis', cell: ({ kind }) => kinds[kind] },
  { key: 'peran', title: 'Peran', cell: ({ role }) => roleLabel(role) },
  { key: 'sejak', title: 'Sejak', numeric: true, cell: ({ since }) => formatDate(since) },
]
