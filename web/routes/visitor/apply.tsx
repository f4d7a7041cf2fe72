import { ApplicationView } from '#web/areas/onboarding/application-view.tsx'
import { Introduction } from '#web/areas/onboarding/introduction.tsx'
import { applicationQuery } from '#web/areas/onboarding/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { Route } from './+types/apply'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, loaded, viewer, publicUrl } = pageOf(args)
  const { company } = viewer
  const applies = company !== null && viewerMay(viewer, 'seller.apply')
  return { ...(applies ? await prefetch(applicationQuery(company.id)) : loaded()), applies, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Daftar sebagai seller',
    description: 'Jual bahan baku industri di Sentra Bahan: daftarkan perusahaan, kami periksa, toko Anda buka.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/daftar-seller',
  })

export default function ApplyPage({ loaderData: { applies } }: Route.ComponentProps) {
  const { company } = useViewer()
  return (
    <main className="page-width pb-16">
      <PageHeader
        title="Daftar sebagai seller"
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Daftar sebagai seller' }]}
        lead="Jual bahan Anda kepada perusahaan di seluruh Indonesia."
      />
      {!company && <Introduction />}
      {company && applies && <ApplicationView companyId={company.id} companyName={company.name} />}
      {company && !applies && (
        <Notice className="max-w-240">
          {company.kind === 'buyer'
            ? 'Hanya pemilik perusahaan yang dapat mendaftarkannya sebagai seller.'
            : 'Pendaftaran seller dibuat dari akun perusahaan pembeli. Pilih perusahaan lewat Switch Account.'}
        </Notice>
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
