import { Link } from 'react-router'
import type { FoundMaterial } from '#domain/catalogue/shapes.ts'
import { formatTotal, MOST_COUNTED } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'

/** The materials that a keyword names, each leading to its page with the offers of all sellers [MAT-2, MAT-3]. */
export function FoundMaterials({ materials }: { materials: readonly FoundMaterial[] }) {
  if (materials.length === 0) return null
  return (
    <nav aria-label="Bahan" className={cx(cardClass, 'mb-4 px-4 py-1')}>
      <ul className="divide-y divide-line">
        {materials.map(({ slug, name, casNumber, offers }) => (
          <li key={slug}>
            <Link to={materialPath(slug)} className="group flex flex-wrap items-baseline gap-x-3 py-2 text-sm">
              <b className="text-link">{name}</b>
              {casNumber && <span className="num text-mute">CAS {casNumber}</span>}
              <span className="num text-mute">{formatTotal(offers, offers > MOST_COUNTED)} penawaran</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
