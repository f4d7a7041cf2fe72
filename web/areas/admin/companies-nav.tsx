import { useSuspenseQuery } from '@tanstack/react-query'
import { waitingApplicationsQuery } from '#web/areas/onboarding/queries.ts'
import { waitingReviewsQuery } from '#web/areas/oversight/queries.ts'
import { PartsNav } from '#web/ui/list/parts-nav.tsx'
import { ALL_COMPANIES_PATH, BUYERS_PATH, COMPANIES_PATH } from './paths.ts'

/** The parts of the administrator's work on companies [ADM-2]; the frame asks how many wait. */
export function CompaniesNav() {
  const { data: applications } = useSuspenseQuery(waitingApplicationsQuery)
  const { data: reviews } = useSuspenseQuery(waitingReviewsQuery)
  const parts = [
    { to: COMPANIES_PATH, label: 'Pendaftaran seller', count: applications.counts.submitted },
    { to: BUYERS_PATH, label: 'Pemeriksaan data', count: reviews.counts.waiting },
    { to: ALL_COMPANIES_PATH, label: 'Semua perusahaan' },
  ]
  return <PartsNav label="Bagian perusahaan" parts={parts} />
}
