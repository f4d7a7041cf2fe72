import type { AccountState } from '#domain/bank-accounts/state.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

export const stateTones: Record<AccountState, Tone> = {
  proposed: 'attention',
  checked: 'attention',
  in_force: 'success',
  replaced: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
}
