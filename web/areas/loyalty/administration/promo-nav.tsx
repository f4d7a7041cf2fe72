import { useLocation } from 'react-router'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { POINTS_PATH, PROMOS_PATH, VOUCHERS_PATH } from './paths.ts'

const parts = [
  { to: PROMOS_PATH, label: 'Kode promo' },
  { to: POINTS_PATH, label: 'Poin dan hadiah' },
  { to: VOUCHERS_PATH, label: 'Voucher diberikan' },
]

/** The parts of the administrator's work on promos and points [ADM-5]. */
export function PromoNav() {
  const { pathname } = useLocation()
  return (
    <div className="mb-4">
      <PillLinks
        label="Bagian promo dan poin"
        links={parts.map((part) => ({ ...part, current: part.to === pathname }))}
      />
    </div>
  )
}
