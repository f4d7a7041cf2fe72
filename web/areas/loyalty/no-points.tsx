import { useRevalidator } from 'react-router'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { NO_POINTS } from './points.ts'

/** Shown instead of the points when they cannot be read [REG-5]. */
export function NoPoints() {
  const { revalidate, state } = useRevalidator()
  return (
    <Card>
      <ErrorState title={NO_POINTS} working={state === 'loading'} onRetry={() => void revalidate()} />
    </Card>
  )
}
