import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Material } from '#domain/catalogue/contract-materials.ts'
import { formatHsCode, formatQuantity, sentence } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import { Classification, categoryStyle, productCrumbs } from '#web/areas/catalogue/public.ts'
import { CompanyPrintHeader } from '#web/lib/print-header.tsx'
import { cx } from '#web/ui/cx.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { pillClass } from '#web/ui/list/chip.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { type Fact, FactList } from '#web/ui/status/fact-list.tsx'
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
      <CompanyPrintHeader what={material.name} />
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

/** A material's picture and name below its category, CAS and E number. */
function MaterialHead({ material }: { material: Material }) {
  const { name, nameEnglish, description, picture } = material
  const appearance = categoryStyle(material.categoryId)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 sm:gap-x-5">
      <span
        className={cx(
          'grid size-16 shrink-0 place-items-center self-start overflow-hidden rounded-card sm:row-span-2 sm:size-24',
          appearance?.tint ?? 'bg-line',
        )}
      >
        {picture === null ? (
          <Icon name={appearance?.icon ?? 'box'} size={32} className={appearance?.ink} />
        ) : (
          <img src={picture} alt="" width={96} height={96} className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 self-end">
        <Classification of={material} />
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
      </div>
      <p className="max-w-[90ch] text-mute wrap-anywhere max-sm:col-span-2 sm:self-start">
        <span lang="en">{nameEnglish}</span>
        {description && ` · ${description}`}
      </p>
    </div>
  )
}

/** The known facts of a material, independent of its sellers [MAT-1]. */
function materialFacts(material: Material): Fact[] {
  const { otherNames, casNumber, eNumber, inci, hsCode, forms, functions, halalCritical, hazard } = material
  return [
    ...known('Nama lain', otherNames.join(', '), 'wide'),
    ...known('Nomor CAS', casNumber),
    ...known('Kode E', eNumber),
    ...known('Nama INCI', inci),
    ...known('Kode HS', hsCode && formatHsCode(hsCode)),
    ...known('Bentuk', sentence(forms.join(', '))),
    ...known('Fungsi', sentence(functions.join(', ')), 'wide'),
    ...(halalCritical ? [{ label: 'Halal', value: <HalalCritical />, wide: true }] : []),
    ...(hazard ? [{ label: 'Bahaya', value: <Hazard>{hazard}</Hazard>, wide: true }] : []),
  ]
}

function known(label: string, value: string | null, width?: 'wide'): Fact[] {
  return value ? [{ label, value, wide: width === 'wide' }] : []
}

function HalalCritical() {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusPill tone="attention">Titik kritis</StatusPill>
      <span className="font-normal">
        <span className="sr-only">, </span>periksa sertifikat tiap penawaran
      </span>
    </span>
  )
}

function Hazard({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="warning" size={18} className="mt-px shrink-0 text-amber" />
      {children}
    </span>
  )
}
