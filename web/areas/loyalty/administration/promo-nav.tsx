import { PartsNav } from '#web/ui/list/parts-nav.tsx'
import { POINTS_PATH, PROMOS_PATH, VOUCHERS_PATH } from './paths.ts'

const parts = [
  { to: PROMOS_PATH, label: 'Kode promo' },
  { to: POINTS_PATH, label: 'Poin dan hadiah' },
  { to: VOUCHERS_PATH, label: 'Voucher diberikan' },
]

/** The parts of the administrator's work on promos and points [ADM-5]. */
export function PromoNav() {
  return <PartsNav label="Bagian promo dan poin" parts={parts} />
}
