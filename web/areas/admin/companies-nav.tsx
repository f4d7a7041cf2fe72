import { useSuspenseQuery } from '@tanstack/react-query'
import { waitingReviewsQuery } from '#web/areas/administration/queries.ts'
import { waitingApplicationsQuery } from '#web/areas/onboarding/queries.ts'
import { SectionNav } from '#web/ui/list/section-nav.tsx'
import { ALL_COMPANIES_PATH, BUYERS_PATH, COMPANIES_PATH } from './paths.ts'

/** The sections of company administration [ADM-2]; the frame queries how many wait. */
export function CompaniesNav() {
  const { data: applications } = useSuspenseQuery(waitingApplicationsQuery)
  const { data: reviews } = useSuspenseQuery(waitingReviewsQuery)
  const sections = [
    { to: COMPANIES_PATH, label: 'Pendaftaran seller', count: applications.counts.submitted },
    { to: BUYERS_PATH, label: 'Pemeriksaan data', count: reviews.counts.waiting },
    { to: ALL_COMPANIES_PATH, label: 'Semua perusahaan' },
  ]
  return <SectionNav label="Bagian perusahaan" sections={sections} />
}
