import { type SubscriptionState, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** Where a subscription stands, in its colour. */
export function SubscriptionPill({ state }: { state: SubscriptionState }) {
  return <StatusPill tone={tones[state]}>{subscriptionLabel(state)}</StatusPill>
}

const tones: Record<SubscriptionState, Tone> = {
  diajukan: 'attention',
  perlu_dokumen: 'attention',
  A: 'success',
  ditangguhkan: 'danger',
  ditolak: 'neutral',
  berakhir: 'neutral',
}
