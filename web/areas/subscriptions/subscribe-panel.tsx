import { Link } from 'react-router'
import type { SellerDetail } from '#domain/catalogue/codec.ts'
import { ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { isOver, type SubscriptionState, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { AskButton } from './ask-button.tsx'
import { DISTRIBUTORS_PATH } from './paths.ts'

interface Props {
  seller: Pick<SellerDetail, 'id' | 'name' | 'subscriptionState'>
}

/** On a seller's page: how a buyer can subscribe, or the state of its request [REG-4, ROLE-2]. */
export function SubscribePanel({ seller }: Props) {
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  const state = seller.subscriptionState

  if (state && !isOver(state)) {
    return (
      <>
        <p className="text-sm text-mute">{waiting[state]}</p>
        <Link to={DISTRIBUTORS_PATH} className={buttonClass({ block: true })}>
          Lihat pengajuan langganan
        </Link>
      </>
    )
  }
  return (
    <>
      <p className="text-sm text-mute">
        {state ? `Langganan Anda pada seller ini ${subscriptionLabel(state)}. ` : ''}Harga terbuka bagi pelanggan;
        setelah pengajuan disetujui, harga khusus Anda tampil di sini.
      </p>
      <AskButton
        seller={seller}
        label={state ? 'Ajukan lagi' : 'Ajukan langganan'}
        obstacle={mayAsk ? null : ROLE_FORBIDS}
        block
      />
    </>
  )
}

const waiting: Partial<Record<SubscriptionState, string>> = {
  requested: 'Pengajuan langganan Anda sedang ditinjau seller.',
  documents_wanted: 'Seller meminta keterangan untuk pengajuan langganan Anda.',
  suspended: 'Langganan Anda pada seller ini ditangguhkan.',
}
