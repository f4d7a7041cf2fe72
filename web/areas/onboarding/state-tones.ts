import type { ApplicationState } from '#domain/onboarding/state.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

export const stateTones: Record<ApplicationState, Tone> = {
  draft: 'neutral',
  submitted: 'attention',
  correction: 'attention',
  approved: 'success',
  refused: 'danger',
  suspended: 'danger',
  closed: 'neutral',
}
