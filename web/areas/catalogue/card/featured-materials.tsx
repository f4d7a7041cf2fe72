import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { materialPath } from '#domain/materials/address.ts'
import { pillClass } from '#web/ui/list/chip.tsx'
import { featuredMaterialsQuery } from '../list/queries-lists.ts'

interface Props {
  /** The seller whose materials are shown; without it, those of all sellers. */
  username?: string
  className?: string
}

/** The ways to the pages of materials that stand first in a list, each with the offers of all sellers [MAT-2]. */
export function FeaturedMaterials({ username, className }: Props) {
  const { data: materials } = useSuspenseQuery(featuredMaterialsQuery(username))
  if (materials.length === 0) return null
  return (
    <section aria-labelledby="bahan-unggulan" className={className}>
      <h2 id="bahan-unggulan" className="text-xl">
        {username === undefined ? 'Bahan unggulan' : 'Bahan yang dijual'}
      </h2>
      <p className="mt-1 mb-4 text-sm text-mute">Halaman tiap bahan menyandingkan penawaran semua seller.</p>
      <ul className="flex flex-wrap gap-2">
        {materials.map(({ slug, name }) => (
          <li key={slug} className="min-w-0">
            <Link to={materialPath(slug)} prefetch="intent" className={pillClass(false)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
