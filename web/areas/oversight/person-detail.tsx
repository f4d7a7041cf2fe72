import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { roleLabel } from '#domain/companies/roles.ts'
import { formatCount } from '#domain/format.ts'
import type { OverseenPerson, PersonPlace } from '#domain/oversight/codec-people.ts'
import { formatDate, formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { breakable } from '#web/ui/text/breakable.tsx'
import { PastActs } from './past-acts.tsx'
import { companyPath } from './paths.ts'
import { PersonActs } from './person-acts.tsx'
import { personQuery } from './queries.ts'

/** Somebody with their companies, what may be done about them, and their past [ADMIN-1]. */
export function PersonDetail({ userId }: { userId: string }) {
  const { data: person } = useSuspenseQuery(personQuery(userId))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-4">
        <Section title="Data pengguna">
          <FactList facts={factsOf(person)} />
        </Section>
        <PersonPlaces name={person.name} places={person.places} />
      </div>
      <div className="grid min-w-0 gap-4">
        <PersonActs person={person} />
        <PastActs acts={person.history} thingId={person.id} />
      </div>
    </div>
  )
}

function factsOf(person: OverseenPerson) {
  const { email, emailVerified, username, phone, registeredAt, sessions, lastSeenAt, hasSecondFactor } = person
  return [
    { label: 'Alamat e-mail', value: <span className="wrap-anywhere">{breakable(email)}</span>, wide: true },
    { label: 'Verifikasi e-mail', value: emailVerified ? 'Terverifikasi' : 'Belum terverifikasi' },
    { label: 'Username', value: <span className="break-all">{username}</span> },
    { label: 'Telepon', value: phone || 'Belum diisi' },
    { label: 'Terdaftar', value: formatDateTime(registeredAt) },
    { label: 'Terakhir aktif', value: lastSeenAt ? formatDateTime(lastSeenAt) : 'Tidak dalam 60 hari terakhir' },
    { label: 'Sesi terbuka', value: formatCount(sessions) },
    ...(hasSecondFactor === null
      ? []
      : [{ label: 'Verifikasi dua langkah', value: hasSecondFactor ? 'Aktif' : 'Belum disiapkan' }]),
  ]
}

/** The companies that somebody acts for [ADMIN-1]. */
function PersonPlaces({ name, places }: { name: string; places: readonly PersonPlace[] }) {
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
