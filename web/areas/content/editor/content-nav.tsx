import { SectionNav } from '#web/ui/list/section-nav.tsx'
import { BANNERS_PATH, CATEGORIES_PATH, CONTENT_PATH, PAGES_PATH, QUESTIONS_PATH, TESTIMONIALS_PATH } from './paths.ts'

const sections = [
  { to: CONTENT_PATH, label: 'Artikel' },
  { to: QUESTIONS_PATH, label: 'FAQ' },
  { to: TESTIMONIALS_PATH, label: 'Testimoni' },
  { to: BANNERS_PATH, label: 'Banner' },
  { to: CATEGORIES_PATH, label: 'Kategori' },
  { to: PAGES_PATH, label: 'Halaman' },
]

/** The sections of the administration of the site's content [ADM-4]. */
export function ContentNav() {
  return <SectionNav label="Bagian konten" sections={sections} />
}
