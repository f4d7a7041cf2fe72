import { waitWords } from '#domain/chat/answer-speed.ts'
import { sentence } from '#domain/format.ts'
import { type SubscriptionState, subscriptionLabel } from '#domain/subscriptions/state.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The state of a subscription, in its colour. */
export function SubscriptionPill({ state }: { state: SubscriptionState }) {
  return <StatusPill tone={tones[state]}>{subscriptionLabel(state)}</StatusPill>
}

/** How a buyer stands with a seller, beside its name in a list; nothing where there is no subscription [UX-2]. */
export function RelationPill({ state }: { state: SubscriptionState | null }) {
  if (state === null || state === 'ended') return null
  return <StatusPill tone={tones[state]}>{relations[state] ?? sentence(subscriptionLabel(state))}</StatusPill>
}

/** 'biasanya menjawab dalam 3 jam'; nothing where too few answers were measured [UX-2]. */
export function usualAnswerWords(minutes: number | null): string | null {
  return minutes === null ? null : `biasanya menjawab dalam ${waitWords(minutes)}`
}

const relations: Partial<Record<SubscriptionState, string>> = { active: 'Berlangganan', requested: 'Menunggu' }

const tones: Record<SubscriptionState, Tone> = {
  requested: 'attention',
  documents_wanted: 'attention',
  active: 'success',
  suspended: 'danger',
  declined: 'neutral',
  ended: 'neutral',
}
