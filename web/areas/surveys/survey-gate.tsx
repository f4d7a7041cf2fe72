import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { readKey } from '#web/lib/session.ts'
import { useViewer } from '#web/lib/viewer.ts'

const SurveyModal = lazy(() => import('./survey-modal.tsx').then((module) => ({ default: module.SurveyModal })))

// only signing in sets the flag, and that loads another page
const never = () => () => undefined
const isWanted = () => readKey('OpenSurveyIdentification') === 'true'

/** Opens the survey if the stored flag says so [HOME-6, ROLE-8]. */
export function SurveyGate() {
  const { company } = useViewer()
  const wanted = useSyncExternalStore(never, isWanted, () => false)
  const [closed, setClosed] = useState(false)
  if (!company || !wanted || closed) return null
  return (
    <Suspense fallback={null}>
      <SurveyModal companyId={company.id} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
