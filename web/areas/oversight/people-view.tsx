import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { ListedPerson } from '#domain/oversight/contract-people.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { KeyFoot } from '#web/ui/list/key-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { personPath } from './paths.ts'
import { type PersonFilter, peopleQuery, personFilter } from './queries.ts'

/** Everybody who signs in, the one registered last first [ADMIN-1]. */
export function PeopleView({ filter }: { filter: PersonFilter }) {
  const { data: page } = useSuspenseQuery(peopleQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const to = (change: Partial<PersonFilter>) => pathname + personFilter.search(filter, { after: undefined, ...change })
  const pill = (kind: PersonFilter['kind'], label: string) => ({
    to: to({ kind }),
    label,
    current: filter.kind === kind,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PillLinks
          label="Status pengguna"
          links={[
            pill('', 'Semua'),
            pill('unverified', 'Belum terverifikasi'),
            pill('blocked', 'Diblokir'),
            pill('administrator', 'Administrator'),
          ]}
        />
        <KeywordForm
          key={personFilter.search(filter)}
          label="Cari pengguna"
          placeholder="Nama atau awal e-mail"
          keyword={filter.keyword}
          longest={LONGEST.keyword}
          onSearch={(keyword) => void navigate(to({ keyword }))}
        />
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.people.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Pengguna"
          columns={columns}
          rows={page.people}
          rowKey={({ id }) => id}
          empty={
            filter.kind || filter.keyword || filter.after ? (
              <NothingFits title="Tidak ada yang cocok" text="Coba nama yang lebih pendek, atau e-mail dari depan." />
            ) : (
              <EmptyState icon="users" title="Belum ada pengguna" text="Siapa yang mendaftar tampil di sini." />
            )
          }
        />
      )}
      <KeyFoot first={filter.after ? to({}) : null} next={page.next && to({ after: page.next })} />
    </>
  )
}

const columns: readonly Column<ListedPerson>[] = [
  {
    key: 'nama',
    title: 'Nama',
    onCard: 'heading',
    cell: ({ id, name, email, emailVerified, blockedAt }) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          <Link to={personPath(id)} className="text-link font-semibold wrap-anywhere">
            {name}
          </Link>
          {blockedAt && <StatusPill tone="danger">Diblokir</StatusPill>}
          {!emailVerified && <StatusPill tone="attention">Belum terverifikasi</StatusPill>}
        </span>
        <span className="block break-all text-sm font-normal text-mute">{email}</span>
      </>
    ),
  },
  {
    key: 'perusahaan',
    title: 'Perusahaan',
    cell: ({ places: [first, ...more] }) =>
      first ? (
        <span className="wrap-anywhere">
          {first.companyName}
          {more.length > 0 && <span className="text-mute"> dan {more.length} lainnya</span>}
        </span>
      ) : (
        '–'
      ),
  },
  { key: 'terdaftar', title: 'Terdaftar', numeric: true, cell: ({ registeredAt }) => formatDate(registeredAt) },
]
