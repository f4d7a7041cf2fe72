import { PartsNav } from '#web/ui/list/parts-nav.tsx'

const parts = [
  { to: '/admin/survei', label: 'Jawaban' },
  { to: '/admin/survei/pertanyaan', label: 'Pertanyaan' },
]

/** The parts of the administrator's work on the survey [ADM-5]. */
export function SurveyNav() {
  return <PartsNav label="Bagian survei" parts={parts} />
}
