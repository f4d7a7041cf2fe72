import { AlreadyRegistered } from '#web/areas/accounts/registration/registered.tsx'
import { RegistrationPage } from '#web/areas/accounts/registration/registration-page.tsx'
import { pageVersionQuery } from '#web/areas/content/public.ts'
import { pageOf } from '#web/lib/api/caller.ts'
import { landingPath } from '#web/lib/page/paths.ts'
import { pageMeta } from '#web/lib/page/seo.ts'
import type { Route } from './+types/register-with-promotion'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, viewer, privacyPolicyUrl, publicUrl } = pageOf(args)
  const returnPath = landingPath(new URL(args.request.url).searchParams.get('lanjut'))
  const loaded = await prefetch(pageVersionQuery('terms'), pageVersionQuery('privacy'))
  return { ...loaded, company: viewer.company, returnPath, privacyPolicyUrl, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Daftar dengan kode promo',
    description: 'Daftarkan perusahaan Anda dengan kode promo dan dapatkan voucher untuk pesanan pertama.',
    publicUrl: loaderData.publicUrl,
    path: '/daftar-promo',
  })

/** Open to signed-in users too, who read that promotion codes are for new companies [ROUTE-1, ROUTE-2]. */
export default function RegisterWithPromotionPage({
  loaderData: { company, returnPath, privacyPolicyUrl },
}: Route.ComponentProps) {
  if (company) return <AlreadyRegistered company={company} />
  return <RegistrationPage withPromo returnTo={returnPath} privacyPolicyUrl={privacyPolicyUrl} />
}
