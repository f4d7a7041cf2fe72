import { SectionNav } from '#web/ui/list/section-nav.tsx'
import { POINTS_PATH, PROMOS_PATH, VOUCHERS_PATH } from './paths.ts'

const sections = [
  { to: PROMOS_PATH, label: 'Kode promo' },
  { to: POINTS_PATH, label: 'Poin dan hadiah' },
  { to: VOUCHERS_PATH, label: 'Voucher diberikan' },
]

/** The sections of the administration of promotion codes and points [ADM-5]. */
export function PromoNav() {
  return <SectionNav label="Bagian promo dan poin" sections={sections} />
}
