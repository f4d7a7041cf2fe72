import { type AccountState, accountStateLabel } from '#domain/payments/virtual-account.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

/** The state of a virtual account, in its colour [PAY-3]. */
export function AccountPill({ state }: { state: AccountState }) {
  return <StatusPill tone={tones[state]}>{accountStateLabel(state)}</StatusPill>
}

const tones: Record<AccountState, Tone> = {
  opening: 'neutral',
  open: 'attention',
  paid: 'success',
  expired: 'neutral',
  replaced: 'neutral',
}
