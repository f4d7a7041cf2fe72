import { PartTabs } from '#web/ui/layout/part-tabs.tsx'

const parts = [
  { to: '/admin/survei', label: 'Jawaban' },
  { to: '/admin/survei/pertanyaan', label: 'Pertanyaan' },
]

/** The parts of the administrator's work on the survey [ADM-5]. */
export function SurveyNav() {
  return <PartTabs label="Bagian survei" parts={parts} />
}
