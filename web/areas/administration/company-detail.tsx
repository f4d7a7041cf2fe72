import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tradingKindLabel } from '#domain/administration/company-kind.ts'
import type { LateMoney, OverseenMember } from '#domain/administration/contract-companies.ts'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { formatCount, formatRupiah } from '#domain/format.ts'
import { verificationPath } from '#domain/onboarding/notice.ts'
import { lateWayLabel } from '#domain/receivables/late-money.ts'
import { ApplicationChecks } from '#web/areas/onboarding/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { PastActs } from './past-acts.tsx'
import { personPath } from './paths.ts'
import { companyQuery } from './queries.ts'
import { ReviewCard } from './review-card.tsx'

function ProductsLink({ seller }: { seller: string }) {
  return (
    <Link to={`/admin/produk?${new URLSearchParams({ seller })}`} className="text-link">
      Lihat produk
    </Link>
  )
}

/** A company with its checks, its people, how much it trades and its past [ADM-2]. */
export function CompanyDetail({ companyId }: { companyId: string }) {
  const { data: company } = useSuspenseQuery(companyQuery(companyId))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-4">
        <Section
          title="Data perusahaan"
          aside={
            company.applicationId && (
              <Link
                to={verificationPath(company.applicationId)}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Buka pendaftaran seller
              </Link>
            )
          }
        >
          <FactList
            facts={[
              { label: 'Jenis', value: tradingKindLabel(company.kind) },
              {
                label: 'Tipe bisnis',
                value: businessTypeLabel(company.businessType),
              },
              { label: 'Telepon', value: company.phone || 'Belum diisi' },
              { label: 'Terdaftar', value: formatDateTime(company.registeredAt) },
              { label: 'Pesanan', value: formatCount(company.orders) },
              { label: 'Langganan aktif', value: formatCount(company.subscriptions) },
              ...(company.kind === 'seller'
                ? [{ label: 'Produk', value: <ProductsLink seller={company.username} /> }]
                : []),
              { label: 'Alamat', value: company.address || 'Belum diisi', wide: true },
            ]}
          />
        </Section>
        {company.lateMoney.length > 0 && <LateMoneyList name={company.name} money={company.lateMoney} />}
        <CompanyMembers name={company.name} members={company.members} />
      </div>
      <div className="grid min-w-0 gap-4">
        {company.review && (company.kind === 'buyer' || company.review.requested) && (
          <ReviewCard company={company} review={company.review} />
        )}
        <Card as="section" aria-label="Pemeriksaan" className="overflow-hidden">
          <h2 className="border-b border-line px-5 py-4 text-lg">Pemeriksaan</h2>
          <ApplicationChecks checks={company.checks} />
        </Card>
        <PastActs acts={company.history} thingId={company.id} />
      </div>
    </div>
  )
}

/** Money received for a closed company, which has no member left to see it [PAY-3, ADM-2]. */
function LateMoneyList({ name, money }: { name: string; money: readonly LateMoney[] }) {
  return (
    <Section title="Uang setelah ditutup">
      <p className="mb-3 text-sm text-mute">
        Tidak ada lagi anggota yang melihatnya. Hubungi kedua pihak: pemilik lama mengembalikan uang ini, atau
        memberitahukan ke mana uang ini semestinya.
      </p>
      <DataTable
        caption={`Uang untuk ${name} setelah ditutup`}
        columns={columns}
        rows={money}
        rowKey={({ at, way, numbers }) => `${at} ${way} ${numbers.join()}`}
        density="roomy"
      />
    </Section>
  )
}

const columns: readonly Column<LateMoney>[] = [
  {
    key: 'pihak',
    title: 'Pihak lain',
    onCard: 'heading',
    cell: ({ otherName, numbers }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{otherName}</span>
        <span className="block text-sm font-normal text-mute wrap-anywhere">{numbers.join(', ')}</span>
      </>
    ),
  },
  { key: 'cara', title: 'Cara', cell: ({ way }) => lateWayLabel(way) },
  { key: 'waktu', title: 'Waktu', numeric: true, cell: ({ at }) => formatDateTime(at) },
  { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ amount }) => formatRupiah(amount) },
]

/** Who acts for a company, and when they last did [ADM-2]. */
function CompanyMembers({ name, members }: { name: string; members: readonly OverseenMember[] }) {
  return (
    <Section title="Anggota">
      <DataTable
        caption={`Anggota ${name}`}
        columns={memberColumns}
        rows={members}
        rowKey={({ userId }) => userId}
        density="roomy"
        empty={<EmptyState icon="users" title="Tidak ada anggota" text="Semua anggotanya telah menutup akun." />}
      />
    </Section>
  )
}

const memberColumns: readonly Column<OverseenMember>[] = [
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
