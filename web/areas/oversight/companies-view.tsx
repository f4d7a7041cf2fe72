import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { type CompanyAge, companyAge, tradingKindLabel } from '#domain/oversight/company-kind.ts'
import type { ListedCompany } from '#domain/oversight/contract-companies.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { Field } from '#web/ui/form/field.tsx'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { KeyFoot } from '#web/ui/list/key-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { companyPath } from './paths.ts'
import { type CompanyFilter, companiesQuery, companyFilter } from './queries.ts'

/** Every company, the one registered last first [ADM-2]. */
export function CompaniesView({ filter }: { filter: CompanyFilter }) {
  const { data: page } = useSuspenseQuery(companiesQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const to = (change: Partial<CompanyFilter>) =>
    pathname + companyFilter.search(filter, { after: undefined, ...change })
  const { kind, suspended } = filter
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillLinks
          label="Jenis perusahaan"
          links={[
            { to: to({ kind: '', suspended: undefined }), label: 'Semua', current: !kind && !suspended },
            { to: to({ kind: 'buyer', suspended: undefined }), label: 'Pembeli', current: kind === 'buyer' },
            { to: to({ kind: 'seller', suspended: undefined }), label: 'Seller', current: kind === 'seller' },
            { to: to({ kind: '', suspended: true }), label: 'Ditangguhkan', current: suspended === true },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Field label="Terdaftar sejak" hideLabel>
            <Select
              value={filter.age && companyAge.encode(filter.age)}
              options={ages}
              onChange={({ target }) =>
                void navigate(to({ age: target.value === '' ? '' : companyAge.decode(target.value as WireAge) }))
              }
            />
          </Field>
          <KeywordForm
            key={companyFilter.search(filter)}
            label="Cari perusahaan"
            placeholder="Nama, nomor, atau e-mail"
            keyword={filter.keyword}
            longest={LONGEST.keyword}
            onSearch={(keyword) => void navigate(to({ keyword }))}
          />
        </div>
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.companies.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Perusahaan"
          columns={columns}
          rows={page.companies}
          rowKey={({ id }) => id}
          empty={
            filter.kind || filter.age || filter.suspended || filter.keyword || filter.after ? (
              <NothingFits title="Tidak ada yang cocok" text="Coba nama yang lebih pendek, atau nomor dari depan." />
            ) : (
              <EmptyState
                icon="building"
                title="Belum ada perusahaan"
                text="Perusahaan yang mendaftar tampil di sini."
              />
            )
          }
        />
      )}
      <KeyFoot first={filter.after ? to({}) : null} next={page.next && to({ after: page.next })} />
    </>
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
