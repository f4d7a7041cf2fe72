import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Material } from '#domain/catalogue/codec-materials.ts'
import { formatQuantity } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import { productCrumbs } from '#web/areas/catalogue/public.ts'
import { PaperOf } from '#web/lib/paper-head.tsx'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { pillClass } from '#web/ui/list/pill-class.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { materialFacts } from './material-facts.tsx'
import { MaterialHead } from './material-head.tsx'
import { OfferList } from './offer-list.tsx'
import type { OfferFilter } from './offers-address.ts'
import { PriceSummary } from './price-summary.tsx'
import { materialQuery } from './queries.ts'

interface Props {
  slug: string
  filter: OfferFilter
  pageSize: number
}

/** One material: its facts, what its offers have in common, all of them in a table, and what does the same [MAT-2]. */
export function MaterialView({ slug, filter, pageSize }: Props) {
  const { data: material } = useSuspenseQuery(materialQuery(slug))
  return (
    <main className="page-width pb-10">
      <PaperOf what={material.name} />
      <Breadcrumb entries={productCrumbs(material)} className="py-3.5" />
      <MaterialHead material={material} />
      <div className="mt-5 grid gap-3 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-5">
        <Card as="section" padded aria-label="Data bahan" className="max-lg:order-1">
          {/* as tall as the prices beside it */}
          <FactList facts={materialFacts(material)} className="lg:h-full lg:content-around" />
        </Card>
        <PriceSummary material={material} />
      </div>
      <OfferList material={material} filter={filter} pageSize={pageSize} />
      <RelatedMaterials related={material.related} />
    </main>
  )
}

function RelatedMaterials({ related }: Pick<Material, 'related'>) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="bahan-sejenis" className="mt-8">
      <h2 id="bahan-sejenis" className="mb-3 text-lg">
        Bahan sejenis
      </h2>
      <ul className="flex flex-wrap gap-2">
        {related.map(({ slug, name, offers }) => (
          <li key={slug} className="min-w-0">
            <Link to={materialPath(slug)} prefetch="intent" className={pillClass(false)}>
              {name} <span className="num font-medium text-mute">{formatQuantity(String(offers))}</span>
              <span className="sr-only"> penawaran</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
