import { ResendLink } from '#web/areas/accounts/verification/resend-link.tsx'
import { AddressesSection } from '#web/areas/companies/addresses-section.tsx'
import { CompanySection } from '#web/areas/companies/company-section.tsx'
import { DevicesSection } from '#web/areas/companies/devices-section.tsx'
import { DocumentsSection } from '#web/areas/companies/documents-section.tsx'
import { MembersSection } from '#web/areas/companies/members-section.tsx'
import { PasswordForm } from '#web/areas/companies/password-form.tsx'
import { PersonSection } from '#web/areas/companies/person-section.tsx'
import { profilePlaces, readPart } from '#web/areas/companies/profile-places.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { type Caller, memberPageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SideNav } from '#web/ui/layout/side-nav.tsx'
import type { Route } from './+types/profile'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = memberPageOf(args)
  const part = readPart(new URL(args.request.url).searchParams.get('bagian'), viewer)
  return { viewer, part, shown: await read(args, part) }
}

/** What one part shows, and nothing of the others. */
async function read(args: Route.LoaderArgs, part: ReturnType<typeof readPart>) {
  const { call, companyId, viewer } = memberPageOf(args)
  const own = { company_id: companyId }
  switch (part) {
    case 'diri':
      return { part, person: (await call('akun/profil', {})).data }
    case 'perusahaan':
      return { part, ...(await readCompany(call, own)) }
    case 'alamat':
      return { part, addresses: (await call('alamat/daftar', own)).data }
    case 'keamanan':
      return { part, devices: (await call('akun/perangkat/daftar', {})).data }
    case 'anggota': {
      const [members, invitations] = await Promise.all([
        call('anggota/daftar', own),
        viewerMay(viewer, 'member.manage') ? call('undangan/daftar', own) : null,
      ])
      return { part, members: members.data, invitations: invitations?.data ?? null }
    }
  }
}

async function readCompany(call: Caller, own: { company_id: string }) {
  const [company, documents] = await Promise.all([
    call('perusahaan/detail', own),
    call('perusahaan/dokumen/daftar', own),
  ])
  return { company: company.data, documents: documents.data }
}

export const meta: Route.MetaFunction = () => titleOnly('Profile')

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { viewer, part, shown } = loaderData
  const userId = viewer.user_id ?? ''
  const company = viewer.perusahaan
  const companyId = company?.company_id ?? ''
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Profile"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Profile' }]}
        lead={company?.nama}
      />
      <div className="grid gap-5 lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:gap-8">
        <SideNav label="Bagian profile" entries={profilePlaces(viewer, part)} className="lg:-ms-3" />
        {/* what was typed in one part is not said in another */}
        <div key={part} className="grid min-w-0 content-start gap-5">
          {shown.part === 'diri' && <PersonSection userId={userId} person={shown.person} resend={<ResendLink />} />}
          {shown.part === 'perusahaan' && (
            <>
              <CompanySection company={shown.company} mayChange={viewerMay(viewer, 'company.change')} />
              <DocumentsSection
                companyId={companyId}
                places={shown.documents}
                mayChange={viewerMay(viewer, 'company.change')}
                areSent={company?.jenis === 'buyer'}
              />
            </>
          )}
          {shown.part === 'alamat' && (
            <AddressesSection
              companyId={companyId}
              addresses={shown.addresses}
              mayChange={viewerMay(viewer, 'address.change')}
            />
          )}
          {shown.part === 'anggota' && (
            <MembersSection
              companyId={companyId}
              companyName={company?.nama ?? ''}
              kind={company?.jenis ?? 'buyer'}
              members={shown.members}
              invitations={shown.invitations}
            />
          )}
          {shown.part === 'keamanan' && (
            <>
              <PasswordForm userId={userId} />
              <DevicesSection userId={userId} devices={shown.devices} />
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
