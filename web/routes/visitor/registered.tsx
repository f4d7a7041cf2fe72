import { Registered } from '#web/areas/accounts/registration/registered.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { landingPath } from '#web/lib/page/paths.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import type { Route } from './+types/registered'

export async function loader(args: Route.LoaderArgs) {
  const { call, viewer, companyId, outboxOpen } = memberPageOf(args)
  const mayRead = viewer.company?.kind === 'buyer' && viewerMay(viewer, 'points.read')
  const vouchers = mayRead ? (await call('voucher/daftar', { companyId })).data : []
  return {
    company: viewer.company?.name ?? '',
    toVerify: viewer.toVerify ? viewer.email : null,
    vouchers,
    outboxOpen,
    returnTo: landingPath(new URL(args.request.url).searchParams.get('lanjut')),
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Selamat datang')

export default function RegisteredPage({ loaderData }: Route.ComponentProps) {
  return <Registered {...loaderData} />
}
