import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Application } from '#domain/onboarding/contract.ts'
import { type StepName, stepAfter, stepFilter } from './steps.ts'

/** What a step's form sends and where it leads: each step is kept on the server when it is left [SHOP-1]. */
export function useStep(application: Application, companyId: string, step: StepName) {
  const navigate = useNavigate()
  const [seen, setSeen] = useState<number | null>(application.version)
  return {
    /** The version that was seen; after somebody was told of a newer one, that. */
    body: { companyId, version: seen ?? application.version },
    readAnew: () => setSeen(null),
    goOn: () => void navigate({ search: stepFilter.search({ step: stepAfter(step) }) }),
  }
}
