import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type CompanyAge, companyAge, tradingKindLabel } from '#domain/administration/company-kind.ts'
import type { ListedCompany } from '#domain/administration/contract-companies.ts'
import { formatCount } from '#domain/format.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { companyPath } from './paths.ts'
import { type CompanyFilter, companiesQuery, companyFilter } from './queries.ts'

/** Every company, the one registered last first [ADM-2]. */
export function CompaniesView({ filter }: { filter: CompanyFilter }) {
  const { data: page } = useSuspenseQuery(companiesQuery(filter))
  const navigate = useNavigate()
  const pill = (label: string, kind: CompanyFilter['kind'], suspended?: true) => ({
    change: { kind, suspended },
    label,
  })
  return (
    <ListPage
      filter={filter}
      by={companyFilter}
      pills={{
        label: 'Jenis perusahaan',
        links: [pill('Semua', ''), pill('Pembeli', 'buyer'), pill('Seller', 'seller'), pill('Ditangguhkan', '', true)],
      }}
      aside={
        <Field label="Terdaftar sejak" hideLabel>
          <Select
            value={filter.age && companyAge.encode(filter.age)}
            options={ages}
            onChange={({ target }) => {
              const age = target.value === '' ? '' : companyAge.decode(target.value as WireAge)
              void navigate({ search: companyFilter.search(filter, { age, after: undefined }) })
            }}
          />
        </Field>
      }
      search={{ label: 'Cari perusahaan', placeholder: 'Nama, nomor, atau e-mail' }}
      shown={page.companies.length}
      none={{ icon: 'building', title: 'Belum ada perusahaan', text: 'Perusahaan yang mendaftar tampil di sini.' }}
      noMatch={{ title: 'Tidak ada yang cocok', text: 'Coba nama yang lebih pendek, atau nomor dari depan.' }}
      next={page.next}
    >
      {(empty) => (
        <DataTable caption="Perusahaan" columns={columns} rows={page.companies} rowKey={({ id }) => id} empty={empty} />
      )}
    </ListPage>
  )
}

type WireAge = (typeof companyAge.names)[CompanyAge]

const ages = [
  { value: '', label: 'Terdaftar kapan saja' },
  { value: companyAge.encode('week'), label: '7 hari terakhir' },
  { value: companyAge.encode('month'), label: '30 hari terakhir' },
  { value: companyAge.encode('older'), label: 'Lebih dari 30 hari' },
]

const columns: readonly Column<ListedCompany>[] = [
  {
    key: 'nama',
    title: 'Perusahaan',
    onCard: 'heading',
    cell: ({ id, name, verified, suspendedAt, closedAt }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={companyPath(id)} className="text-link font-semibold wrap-anywhere">
          {name}
        </Link>
        {verified && <StatusPill tone="success">Terverifikasi</StatusPill>}
        {suspendedAt && !closedAt && <StatusPill tone="danger">Ditangguhkan</StatusPill>}
        {closedAt && <StatusPill tone="neutral">Ditutup</StatusPill>}
      </span>
    ),
  },
  { key: 'jenis', title: 'Jenis', cell: ({ kind }) => tradingKindLabel(kind) },
  { key: 'kota', title: 'Kota', cell: ({ city }) => city || '–' },
  { key: 'anggota', title: 'Anggota', numeric: true, cell: ({ members }) => formatCount(members) },
  { key: 'terdaftar', title: 'Terdaftar', numeric: true, cell: ({ registeredAt }) => formatDate(registeredAt) },
]
