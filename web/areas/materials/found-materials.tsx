import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { MaterialSummary } from '#domain/catalogue/contract-materials.ts'
import type { FoundMaterial } from '#domain/catalogue/shapes.ts'
import { formatCount, formatQuantity } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { productsQuery } from '#web/areas/catalogue/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { DocumentChips } from './document-chips.tsx'
import { foundMaterialsQuery } from './queries.ts'

// the table of offers is loaded with the first material that is unfolded
const FoundOffers = lazyComponent(async () => (await import('./found-offers.tsx')).default)

const FIRST = 5
const ALL = 20

interface Props {
  /** The list below, which names the materials of its keyword. */
  list: ReturnType<typeof productsQuery>
  keyword: string | undefined
}

/** The materials that a keyword names above the products it finds, each unfolding the offers of all sellers [UX-1, MAT-2, MAT-3]. */
export function FoundMaterials({ list, keyword }: Props) {
  const { data } = useSuspenseQuery(list)
  if (!keyword || data.materials.length === 0) return null
  // another search has other materials, none of them unfolded
  return <Materials key={keyword} keyword={keyword} found={data.materials} />
}

function Materials({ keyword, found }: { keyword: string; found: readonly FoundMaterial[] }) {
  const [all, setAll] = useState(false)
  const first = useQuery(foundMaterialsQuery(keyword, FIRST))
  const whole = useQuery({ ...foundMaterialsQuery(keyword, ALL), enabled: all })
  const summaries = new Map(
    [first.data, whole.data].flatMap((page) => page?.materials ?? []).map((one) => [one.slug, one]),
  )
  const shown = whole.data?.materials ?? found
  const total = first.data?.total ?? 0
  return (
    <section aria-label="Bahan" className={cx(cardClass, 'mb-5 overflow-clip')}>
      <ul className="divide-y divide-line">
        {shown.map((material) => (
          <li key={material.slug}>
            <OneMaterial material={material} summary={summaries.get(material.slug)} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <Button
          variant="ghost"
          size="sm"
          className="w-full rounded-none! border-x-0! border-b-0! border-line! text-primary"
          working={whole.isFetching}
          onClick={() => setAll(true)}
        >
          Lihat {formatQuantity(String(total - shown.length))} bahan lainnya
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  material: FoundMaterial
  /** What its offers have in common; undefined until it is there. */
  summary: MaterialSummary | undefined
}

/** A material in one line, which unfolds the offers of all sellers in place. */
function OneMaterial({ material, summary }: RowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { slug, name, casNumber, eNumber, offers } = material
  const numbers = [casNumber && `CAS ${casNumber}`, eNumber].filter(Boolean).join(' · ')
  return (
    <>
      <div className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-sm hover:bg-primary-wash lg:flex-nowrap">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          // all of the line unfolds it, but for what leads elsewhere
          className="flex min-w-0 items-center gap-2 rounded-sm text-start text-base leading-snug font-semibold before:absolute before:inset-0 before:content-[''] max-lg:w-full lg:flex-1"
        >
          <Icon
            name="chevron-down"
            size={18}
            className={cx('shrink-0 text-primary transition-transform', !open && '-rotate-90')}
          />
          <span className="min-w-0">
            <span className="block truncate" title={name}>
              {name}
            </span>
            {numbers && <span className="num block truncate text-xs font-normal text-mute">{numbers}</span>}
          </span>
          <span className="sr-only">: {open ? 'tutup' : 'buka'} penawaran</span>
        </button>
        <span className="num shrink-0 max-lg:w-full lg:w-46">
          <b>{formatCount(offers)} penawaran</b>
          {summary && ` dari ${formatQuantity(String(summary.sellers))} seller`}
        </span>
        {/* what comes later has its place from the beginning: the products below stay where they are */}
        <span className="num shrink-0 max-lg:w-full lg:w-64 lg:text-end">
          {summary ? <Prices of={summary} /> : '\u00a0'}
        </span>
        <span className="num shrink-0 text-mute max-lg:flex-1 lg:w-28">{summary && <Ready of={summary} />}</span>
        <span className="shrink-0 max-lg:hidden lg:w-40">
          {summary && summary.documentKinds.length > 0 && <DocumentChips kinds={summary.documentKinds} />}
        </span>
        <Link
          to={materialPath(slug)}
          prefetch="intent"
          aria-label={`Halaman bahan ${name}`}
          className="text-link relative z-1 shrink-0 py-1 pointer-coarse:py-2.5"
        >
          Lihat bahan
        </Link>
      </div>
      {open && (
        <div id={id} className="border-t border-line bg-page p-3">
          <Suspense
            fallback={
              <Loading>
                <SkeletonRows rows={Math.min(offers, 5)} className="rounded-card border border-line bg-paper" />
              </Loading>
            }
          >
            <FoundOffers material={summary ?? { slug, name, prices: null, unit: null }} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** The range of the prices that are open to the viewer, or why there is none [ROLE-1, ROLE-2, ROLE-4]. */
function Prices({ of: { prices, unit } }: { of: MaterialSummary }) {
  const { company } = useViewer()
  if (prices) {
    return (
      <>
        <b>
          <Amount of={prices.lowest} />
          {prices.highest !== prices.lowest && (
            <>
              {' – '}
              <Amount of={prices.highest} />
            </>
          )}
        </b>{' '}
        <span className="text-mute">/ {unit}</span>
      </>
    )
  }
  if (!company) return <span className="text-mute">Harga setelah masuk</span>
  return (
    <span className="text-mute">
      {company.kind === 'buyer' ? 'Harga setelah berlangganan' : 'Harga hanya untuk pembeli'}
    </span>
  )
}

function Ready({ of: { sellersReady } }: { of: MaterialSummary }) {
  if (sellersReady === 0) return <span className="font-semibold text-danger">Habis</span>
  return `Stok siap di ${formatQuantity(String(sellersReady))}`
}
