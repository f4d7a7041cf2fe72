import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import { formatCount } from '#domain/format.ts'
import { verificationPath } from '#domain/onboarding/notice.ts'
import { tradingKindLabel } from '#domain/oversight/company-kind.ts'
import { ApplicationChecks } from '#web/areas/onboarding/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { CompanyMembers } from './company-members.tsx'
import { LateMoneyList } from './late-money.tsx'
import { PastActs } from './past-acts.tsx'
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
        {company.review && (company.kind === 'buyer' || company.review.asked) && (
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
