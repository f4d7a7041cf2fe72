import { type SubscriptionState, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The state of a subscription, in its colour. */
export function SubscriptionPill({ state }: { state: SubscriptionState }) {
  return <StatusPill tone={tones[state]}>{subscriptionLabel(state)}</StatusPill>
}

const tones: Record<SubscriptionState, Tone> = {
  requested: 'attention',
  documents_wanted: 'attention',
  active: 'success',
  suspended: 'danger',
  declined: 'neutral',
  ended: 'neutral',
}
