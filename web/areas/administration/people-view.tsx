import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListedPerson } from '#domain/administration/contract-people.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { personPath } from './paths.ts'
import { type PersonFilter, peopleQuery, personFilter } from './queries.ts'

/** Everybody who signs in, the one registered last first [ADMIN-1]. */
export function PeopleView({ filter }: { filter: PersonFilter }) {
  const { data: page } = useSuspenseQuery(peopleQuery(filter))
  const pill = (kind: PersonFilter['kind'], label: string) => ({ change: { kind }, label })
  return (
    <ListPage
      filter={filter}
      by={personFilter}
      pills={{
        label: 'Status pengguna',
        links: [
          pill('', 'Semua'),
          pill('unverified', 'Belum terverifikasi'),
          pill('blocked', 'Diblokir'),
          pill('administrator', 'Administrator'),
        ],
      }}
      search={{ label: 'Cari pengguna', placeholder: 'Nama atau awal e-mail' }}
      shown={page.people.length}
      none={{ icon: 'users', title: 'Belum ada pengguna', text: 'Siapa yang mendaftar tampil di sini.' }}
      noMatch={{ title: 'Tidak ada yang cocok', text: 'Coba nama yang lebih pendek, atau e-mail dari depan.' }}
      next={page.next}
    >
      {(empty) => (
        <DataTable caption="Pengguna" columns={columns} rows={page.people} rowKey={({ id }) => id} empty={empty} />
      )}
    </ListPage>
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
    cell: ({ memberships: [first, ...more] }) =>
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
