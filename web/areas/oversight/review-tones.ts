import type { ReviewState } from '#domain/oversight/review.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

export const reviewTones: Record<ReviewState, Tone> = {
  waiting: 'attention',
  correction: 'attention',
  verified: 'success',
}
