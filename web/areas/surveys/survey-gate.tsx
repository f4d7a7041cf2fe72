import { useState, useSyncExternalStore } from 'react'
import { readKey } from '#web/lib/api/session.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

const SurveyModal = lazyDialog(async () => (await import('./survey-modal.tsx')).SurveyModal)

// only signing in sets the flag, and that loads another page
const never = () => () => undefined
const isFlagged = () => readKey('OpenSurveyIdentification') === 'true'

/** Opens the survey if the stored flag says so [HOME-6, ROLE-8]. */
export function SurveyGate() {
  const { company } = useViewer()
  const flagged = useSyncExternalStore(never, isFlagged, () => false)
  const [closed, setClosed] = useState(false)
  if (!company || !flagged || closed) return null
  return <SurveyModal open companyId={company.id} onClose={() => setClosed(true)} />
}
