import { redirect } from 'react-router'
import { RegistrationPage } from '#web/areas/accounts/registration/registration-page.tsx'
import { pageVersionQuery } from '#web/areas/content/public.ts'
import { pageOf } from '#web/lib/api/caller.ts'
import { landingPath } from '#web/lib/page/paths.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import type { Route } from './+types/register'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, privacyPolicyUrl, publicUrl } = pageOf(args)
  const returnPath = landingPath(new URL(args.request.url).searchParams.get('lanjut'))
  // a signed-in user has nothing to do here [ROUTE-11]
  if (viewer.signedIn) throw redirect(returnPath)
  const loaded = await prefetch(pageVersionQuery('terms'), pageVersionQuery('privacy'))
  return { ...loaded, returnPath, privacyPolicyUrl, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Daftarkan perusahaan Anda',
    description:
      'Daftarkan perusahaan Anda di Sentra Bahan untuk melihat harga, nego, dan memesan bahan baku industri.',
    publicUrl: loaderData.publicUrl,
    path: '/daftar',
  })

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <RegistrationPage
      withPromo={false}
      returnTo={loaderData.returnPath}
      privacyPolicyUrl={loaderData.privacyPolicyUrl}
    />
  )
}
