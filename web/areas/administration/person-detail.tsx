import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OverseenPerson, PersonMembership } from '#domain/administration/contract-people.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { formatCount } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDate, formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { breakable } from '#web/ui/text/breakable.tsx'
import { PastActs } from './past-acts.tsx'
import { companyPath } from './paths.ts'
import { personQuery } from './queries.ts'

/** A user with their companies, the administrator's acts, and their history [ADMIN-1]. */
export function PersonDetail({ userId }: { userId: string }) {
  const { data: person } = useSuspenseQuery(personQuery(userId))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-4">
        <Section title="Data pengguna">
          <FactList facts={factsOf(person)} />
        </Section>
        <PersonMemberships name={person.name} memberships={person.memberships} />
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

/** The companies that a user acts for [ADMIN-1]. */
function PersonMemberships({ name, memberships }: { name: string; memberships: readonly PersonMembership[] }) {
  return (
    <Section title="Perusahaan">
      <DataTable
        caption={`Perusahaan ${name}`}
        columns={columns}
        rows={memberships}
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

const columns: readonly Column<PersonMembership>[] = [
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

/** Whether a user may sign in, and the administrator's acts on it, each of which is mailed to the user [ADMIN-1]. */
function PersonActs({ person }: { person: OverseenPerson }) {
  const outcome = { shows: personQuery(person.id), refreshes: ['admin/pengguna/daftar'] } as const
  const { can, blockedAt, blockedReason } = person
  const body = { userId: person.id }
  return (
    <Card as="section" aria-label="Akses" className="overflow-hidden">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">Akses</h2>
          {blockedAt ? (
            <StatusPill tone="danger">Diblokir</StatusPill>
          ) : (
            <StatusPill tone="success">Dapat masuk</StatusPill>
          )}
        </div>
        {blockedAt && (
          <Notice tone="danger" title={`Diblokir sejak ${formatDateTime(blockedAt)}`}>
            <p className="wrap-anywhere">{blockedReason}</p>
          </Notice>
        )}
        <p className="text-xs text-mute">Setiap tindakan diberitahukan lewat e-mail dan tercatat di audit.</p>
      </div>
      <div className="grid gap-3 border-t border-line px-5 py-4">
        {actsOn(person, {
          end: actOn('admin/pengguna/akhiri-sesi', {
            label: 'Akhiri semua sesi',
            can: can.endSessions,
            shown: true,
            variant: 'secondary',
            body: () => body,
            title: ({ name }) => `Akhiri semua sesi ${name}?`,
            confirmLabel: 'Akhiri semua sesi',
            tone: 'danger',
            done: 'Semua sesi diakhiri',
            ...outcome,
            text: 'Ia keluar di semua perangkat dan dapat masuk lagi dengan password-nya.',
          }),
          verify: actOn('admin/pengguna/kirim-verifikasi', {
            label: 'Kirim ulang verifikasi',
            can: can.verifyAnew,
            shown: !person.emailVerified,
            variant: 'secondary',
            body: () => body,
            title: 'Kirim ulang tautan verifikasi?',
            confirmLabel: 'Kirim tautan',
            done: 'Tautan verifikasi dikirim',
            ...outcome,
            text: ({ email }) => (
              <>
                Tautan dikirim ke <b className="break-all">{email}</b>.
              </>
            ),
          }),
          allow: actOn('admin/pengguna/izinkan', {
            label: 'Buka blokir',
            can: can.allow,
            shown: blockedAt !== null,
            body: () => body,
            title: ({ name }) => `Buka blokir ${name}?`,
            confirmLabel: 'Buka blokir',
            done: 'Blokir dibuka',
            ...outcome,
            text: 'Ia dapat masuk lagi untuk semua perusahaannya.',
          }),
          block: actOn('admin/pengguna/blokir', {
            label: 'Blokir pengguna',
            can: can.block,
            shown: blockedAt === null,
            variant: 'danger-quiet',
            body: (_, reason) => ({ ...body, reason }),
            field: { name: 'reason', label: 'Alasan', longest: LONGEST.decisionNote },
            title: ({ name }) => `Blokir ${name}?`,
            confirmLabel: 'Blokir',
            tone: 'danger',
            done: 'Pengguna diblokir',
            ...outcome,
            text: 'Semua sesinya berakhir dan ia tidak dapat masuk, juga dengan password baru. Alasan ini dikirim kepadanya lewat e-mail.',
          }),
        })}
      </div>
    </Card>
  )
}
