import { SectionNav } from '#web/ui/list/section-nav.tsx'

const sections = [
  { to: '/admin/survei', label: 'Jawaban' },
  { to: '/admin/survei/pertanyaan', label: 'Pertanyaan' },
]

/** The sections of the administration of the survey [ADM-5]. */
export function SurveyNav() {
  return <SectionNav label="Bagian survei" sections={sections} />
}
