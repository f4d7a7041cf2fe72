import { Link } from 'react-router'
import { HelpLink } from '#web/areas/content/public.ts'
import { InboxView } from '#web/areas/negotiations/inbox/inbox-view.tsx'
import { inboxFilter } from '#web/areas/negotiations/negotiation-filter.ts'
import { NEGO_SETTINGS_PATH } from '#web/areas/negotiations/paths.ts'
import { inboxQuery, sellerNegotiationQuery } from '#web/areas/negotiations/queries.ts'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Kbd } from '#web/ui/list/chip.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Route } from './+types/seller-negotiations'

export async function loader(args: Route.LoaderArgs) {
  const { ask, loaded } = sellerPageOf(args)
  const address = args.url.searchParams
  const filter = inboxFilter.read(address)
  const { negotiations } = await ask(inboxQuery(filter))
  const negotiationId = address.get('nego_id') ?? negotiations[0]?.id
  if (negotiationId) await found(ask(sellerNegotiationQuery(negotiationId)))
  return { ...loaded(), filter }
}

export const meta: Route.MetaFunction = () => titleOnly('Nego – Pusat Seller')

export default function SellerNegotiationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Nego masuk"
        help={<HelpLink topic="nego-masuk" />}
        lead="Diurutkan menurut sisa waktu · diperbarui langsung"
        actions={
          <>
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-mute max-lg:hidden pointer-coarse:hidden">
              <KeyHint keys={['J', 'K']}>pindah</KeyHint>
              <KeyHint keys={['T']}>tawar</KeyHint>
              <KeyHint keys={['S']}>setuju</KeyHint>
              <KeyHint keys={['Enter']}>buka</KeyHint>
            </p>
            <Link to={NEGO_SETTINGS_PATH} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <Icon name="settings" size={17} />
              Pengaturan
            </Link>
          </>
        }
      />
      <InboxView filter={loaderData.filter} />
    </main>
  )
}

function KeyHint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  )
}
