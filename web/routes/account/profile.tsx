import type { CompanyKind } from '#domain/companies/permissions.ts'
import { DataSection } from '#web/areas/accounts/own/data-section.tsx'
import { DevicesSection } from '#web/areas/accounts/own/devices-section.tsx'
import { PasswordForm } from '#web/areas/accounts/own/password-form.tsx'
import { PersonSection } from '#web/areas/accounts/own/person-section.tsx'
import { type ProfilePart, profileNav, readPart } from '#web/areas/accounts/own/profile-nav.ts'
import { devicesQuery, ownProfileQuery } from '#web/areas/accounts/own/queries.ts'
import { OwnIdentityNotice } from '#web/areas/administration/own-identity-notice.tsx'
import { OwnReviewNotice } from '#web/areas/administration/own-review-notice.tsx'
import { ownIdentityQuery, ownReviewQuery } from '#web/areas/administration/queries.ts'
import { AddressesSection } from '#web/areas/companies/addresses-section.tsx'
import { CompanyDataSection } from '#web/areas/companies/company-data-section.tsx'
import { CompanySection } from '#web/areas/companies/company-section.tsx'
import { DocumentsSection } from '#web/areas/companies/documents-section.tsx'
import { addressesQuery, companyQuery, documentsQuery } from '#web/areas/companies/queries.ts'
import { CloseAccountSection } from '#web/areas/members/close-account-section.tsx'
import { CloseCompanySection } from '#web/areas/members/close-company-section.tsx'
import { MembersSection } from '#web/areas/members/members-section.tsx'
import { closingQuery, companyClosingQuery, invitationsQuery, membersQuery } from '#web/areas/members/queries.ts'
import { ChannelsSection } from '#web/areas/notifications/channels-section.tsx'
import { PushSection } from '#web/areas/notifications/push/push-section.tsx'
import { choicesQuery, deviceQuery } from '#web/areas/notifications/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import type { AnyQuery } from '#web/lib/api/query.ts'
import { accountCrumbs } from '#web/lib/page/crumbs.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SideNav } from '#web/ui/layout/side-nav.tsx'
import type { Route } from './+types/profile'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, companyId, prefetch } = memberPageOf(args)
  const section = readPart(new URL(args.request.url).searchParams.get('bagian'), viewer)
  const loaded = await prefetch(
    ...queriesOf(section, companyId, {
      mayManage: viewerMay(viewer, 'member.manage'),
      mayClose: viewerMay(viewer, 'company.close'),
      kind: viewer.company?.kind,
    }),
  )
  return { ...loaded, companyId, section }
}

/** The queries of one part only. */
function queriesOf(
  section: ProfilePart,
  companyId: string,
  { mayManage, mayClose, kind }: { mayManage: boolean; mayClose: boolean; kind: CompanyKind | undefined },
): AnyQuery[] {
  switch (section) {
    case 'diri':
      return [ownProfileQuery]
    case 'perusahaan':
      return [
        companyQuery(companyId),
        documentsQuery(companyId),
        ...(mayClose ? [companyClosingQuery(companyId)] : []),
        ...(kind === 'buyer' ? [ownReviewQuery(companyId)] : []),
        ...(kind === 'seller' ? [ownIdentityQuery(companyId)] : []),
      ]
    case 'alamat':
      return [addressesQuery(companyId)]
    case 'anggota':
      return mayManage ? [membersQuery(companyId), invitationsQuery(companyId)] : [membersQuery(companyId)]
    case 'pemberitahuan':
      return [choicesQuery, deviceQuery]
    case 'keamanan':
      return [devicesQuery, closingQuery]
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Profile')

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { companyId, section } = loaderData
  const viewer = useViewer()
  const userId = viewer.userId ?? ''
  const company = viewer.company
  return (
    <main className="page-width pb-16">
      <PageHeader title="Profile" breadcrumb={accountCrumbs({ label: 'Profile' })} lead={company?.name} />
      <div className="grid gap-5 lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:gap-8">
        <SideNav label="Bagian profile" entries={profileNav(viewer, section)} className="lg:-ms-3" />
        {/* text typed in one part must not carry over to another */}
        <div key={section} className="grid min-w-0 content-start gap-5">
          {section === 'diri' && <PersonSection userId={userId} />}
          {section === 'perusahaan' && (
            <>
              {company?.kind === 'buyer' && <OwnReviewNotice companyId={companyId} />}
              {company?.kind === 'seller' && <OwnIdentityNotice companyId={companyId} />}
              <CompanySection companyId={companyId} mayChange={viewerMay(viewer, 'company.change')} />
              <DocumentsSection
                companyId={companyId}
                mayChange={viewerMay(viewer, 'company.change')}
                areSent={company?.kind === 'buyer'}
              />
              {viewerMay(viewer, 'company.export') && <CompanyDataSection />}
              {viewerMay(viewer, 'company.close') && (
                <CloseCompanySection
                  companyId={companyId}
                  companyName={company?.name ?? ''}
                  sells={company?.kind === 'seller'}
                />
              )}
            </>
          )}
          {section === 'alamat' && (
            <AddressesSection companyId={companyId} mayChange={viewerMay(viewer, 'address.change')} />
          )}
          {section === 'anggota' && (
            <MembersSection
              companyId={companyId}
              companyName={company?.name ?? ''}
              kind={company?.kind ?? 'buyer'}
              mayManage={viewerMay(viewer, 'member.manage')}
            />
          )}
          {section === 'pemberitahuan' && (
            <>
              <PushSection companyId={companyId} userId={userId} />
              <ChannelsSection />
            </>
          )}
          {section === 'keamanan' && (
            <>
              <PasswordForm userId={userId} />
              <DevicesSection userId={userId} />
              <DataSection />
              <CloseAccountSection userId={userId} />
            </>
          )}
        </div>
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
