import { useLocation } from 'react-router'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { CONTENT_PATH, PAGES_PATH, QUESTIONS_PATH, TESTIMONIALS_PATH } from './paths.ts'

const parts = [
  { to: CONTENT_PATH, label: 'Artikel' },
  { to: QUESTIONS_PATH, label: 'FAQ' },
  { to: TESTIMONIALS_PATH, label: 'Testimoni' },
  { to: PAGES_PATH, label: 'Halaman' },
]

/** The parts of the administrator's work on what the site says [ADM-4]. */
export function ContentNav() {
  const { pathname } = useLocation()
  return (
    <div className="mb-4">
      <PillLinks label="Bagian konten" links={parts.map((part) => ({ ...part, current: part.to === pathname }))} />
    </div>
  )
}
