import { Link } from 'react-router'
import { Registered } from '#web/areas/accounts/registration/registered.tsx'
import { sellersToAskQuery } from '#web/areas/catalogue/list/queries-lists.ts'
import { askPath, categoryOf } from '#web/areas/catalogue/seller/ask-address.ts'
import { AskSellers } from '#web/areas/catalogue/seller/ask-sellers.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { landingPath } from '#web/lib/page/paths.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import type { Route } from './+types/registered'

export async function loader(args: Route.LoaderArgs) {
  const { call, prefetch, viewer, companyId, outboxOpen } = memberPageOf(args)
  const mayRead = viewer.company?.kind === 'buyer' && viewerMay(viewer, 'points.read')
  const vouchers = mayRead ? (await call('voucher/daftar', { companyId })).data : []
  const sellers = viewerMay(viewer, 'subscription.ask') ? { category: categoryOf(viewer) } : null
  return {
    ...(await prefetch(...(sellers ? [sellersToAskQuery(sellers)] : []))),
    sellers,
    registered: {
      company: viewer.company?.name ?? '',
      toVerify: viewer.toVerify ? viewer.email : null,
      vouchers,
      outboxOpen,
      returnTo: landingPath(new URL(args.request.url).searchParams.get('lanjut')),
    },
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Selamat datang')

export default function RegisteredPage({ loaderData: { registered, sellers } }: Route.ComponentProps) {
  return (
    <Registered {...registered}>
      {sellers && (
        <section aria-labelledby="buka-harga" className="mt-7">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="buka-harga" className="text-xl">
              Buka harga: ajukan langganan ke seller Anda
            </h2>
            <Link to={askPath({ category: 0 })} className="text-link text-sm">
              Semua seller
            </Link>
          </div>
          <AskSellers filter={sellers} />
        </section>
      )}
    </Registered>
  )
}
