import { Link } from 'react-router'
import type { SellerDetail } from '#domain/catalogue/shapes.ts'
import { ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { sentence } from '#domain/format.ts'
import { isOver, type SubscriptionState, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import type { ButtonSize } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { AskButton } from './ask-button.tsx'
import { DISTRIBUTORS_PATH } from './paths.ts'
import { usualAnswerWords } from './subscription-pill.tsx'

interface Props {
  seller: Pick<SellerDetail, 'id' | 'name' | 'subscriptionState'> & Partial<Pick<SellerDetail, 'usualAnswer'>>
}

/** How a buyer can subscribe to a seller, or the state of its request [REG-4, ROLE-2]. */
export function SubscribePanel({ seller }: Props) {
  return (
    <>
      <SubscriptionWords state={seller.subscriptionState} />
      <UsualAnswer seller={seller} />
      <SubscribeAct seller={seller} block />
    </>
  )
}

/** How long its request may wait, while it does or before it is sent [UX-2]. */
function UsualAnswer({ seller: { subscriptionState: state, usualAnswer = null } }: Props) {
  const words = usualAnswerWords(usualAnswer)
  if (!words || state === 'documents_wanted' || state === 'suspended') return null
  return <p className="text-sm text-mute">{sentence(words)}.</p>
}

/** The text for a buyer who is not subscribed. */
export function SubscriptionWords({ state }: { state: SubscriptionState | null }) {
  if (isUnderWay(state)) return <p className="text-sm text-mute">{waiting[state]}</p>
  return (
    <p className="text-sm text-mute">
      {state ? `Langganan Anda pada seller ini ${subscriptionLabel(state)}. ` : ''}Harga terbuka bagi pelanggan; setelah
      pengajuan disetujui, harga khusus Anda tampil di sini.
    </p>
  )
}

/** The button to ask, or to the request that is under way. */
export function SubscribeAct({ seller, ...appearance }: Props & { size?: ButtonSize; block?: boolean }) {
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  const state = seller.subscriptionState
  if (isUnderWay(state)) {
    return (
      <Link to={DISTRIBUTORS_PATH} className={buttonClass(appearance)}>
        Lihat pengajuan langganan
      </Link>
    )
  }
  return (
    <AskButton
      {...appearance}
      seller={seller}
      label={state ? 'Ajukan lagi' : 'Ajukan langganan'}
      obstacle={mayAsk ? null : ROLE_FORBIDS}
    />
  )
}

function isUnderWay(state: SubscriptionState | null): state is SubscriptionState {
  return state !== null && !isOver(state)
}

const waiting: Partial<Record<SubscriptionState, string>> = {
  requested: 'Pengajuan langganan Anda sedang ditinjau seller.',
  documents_wanted: 'Seller meminta keterangan untuk pengajuan langganan Anda.',
  suspended: 'Langganan Anda pada seller ini ditangguhkan.',
}
