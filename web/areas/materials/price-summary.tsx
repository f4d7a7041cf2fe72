import { Link } from 'react-router'
import type { Material, PriceRange } from '#domain/catalogue/contract-materials.ts'
import { formatQuantity } from '#domain/format.ts'
import { askPath, quantityIn, useHere } from '#web/areas/catalogue/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { signInPath } from '#web/lib/page/paths.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { type Fact, FactList } from '#web/ui/status/fact-list.tsx'

/** Where the offers begin on the page. */
export const OFFERS_ID = 'penawaran'

/** The range of the prices open to the viewer, and who has stock, or how to see more of them [MAT-2, ROLE-1, ROLE-2]. */
export function PriceSummary({ material }: { material: Material }) {
  return (
    <Card as="aside" padded aria-labelledby="harga">
      <h2 id="harga" className="mb-1 text-base">
        Harga dan ketersediaan
      </h2>
      {material.prices ? (
        <Range prices={material.prices} unit={material.unit ?? ''} />
      ) : (
        <NoPrices material={material} />
      )}
      <FactList layout="rows" facts={availability(material)} className="mt-3 empty:hidden" />
    </Card>
  )
}

function Range({ prices: { lowest, median, highest, count }, unit }: { prices: PriceRange; unit: string }) {
  const single = lowest === highest
  return (
    <>
      <p className="num text-xl font-bold tracking-tight">
        <Amount of={lowest} />
        {!single && (
          <>
            {' – '}
            <Amount of={highest} />
          </>
        )}{' '}
        <small className="whitespace-nowrap text-sm font-medium text-mute">/ {unit}</small>
      </p>
      <p className="num mt-1 text-sm text-mute">
        dari {formatQuantity(String(count))} penawaran yang harganya terbuka bagi Anda, sebelum PPN
      </p>
      {!single && <Spread at={position(median, lowest, highest)} />}
      {!single && (
        <p className="num text-sm text-mute">
          median <Amount of={median} />
        </p>
      )}
    </>
  )
}

/** The median between the lowest and the highest price; the text beside it says the same. */
function Spread({ at }: { at: number }) {
  return (
    <div aria-hidden className="relative mx-2 my-3 h-0.5 bg-line">
      {[0, at, 1].map((share, point) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the range
          key={point}
          className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-primary ring-1 ring-primary"
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      ))}
    </div>
  )
}

/** From 0 to 1: good enough for a drawing, never for an amount. */
function position(amount: string, lowest: string, highest: string): number {
  return (Number(amount) - Number(lowest)) / (Number(highest) - Number(lowest))
}

function NoPrices({ material: { offers } }: { material: Material }) {
  const viewer = useViewer()
  const here = useHere()
  if (offers === 0) return <p className="text-mute">Belum ada penawaran untuk bahan ini.</p>
  if (!viewer.company) {
    return (
      <p className="words-on-paper" data-on-paper="Untuk pelanggan">
        <Link to={signInPath(here)} className="text-link">
          Masuk untuk melihat harga
        </Link>
      </p>
    )
  }
  if (viewer.company.kind !== 'buyer') return <p className="text-mute">Harga hanya untuk pembeli berlangganan</p>
  return <p className="text-mute">Harga terbuka setelah perusahaan Anda berlangganan ke seller bahan ini.</p>
}

function availability(material: Material): Fact[] {
  const { offers, sellersReady, sellersHidden, unit, leastMinimum } = material
  if (offers === 0) return []
  return [
    { label: 'Stok siap', value: sellersReady > 0 ? `di ${formatQuantity(String(sellersReady))} seller` : 'Habis' },
    ...(leastMinimum !== null && unit !== null
      ? [{ label: 'Minimum terkecil', value: quantityIn({ unit }, leastMinimum) }]
      : []),
    ...(sellersHidden
      ? [{ label: 'Harga terkunci', value: <Locked material={material} hidden={sellersHidden} /> }]
      : []),
  ]
}

/** Leads to asking all of those sellers that were not asked yet [UX-2]; each has a link to its own page in the table. */
function Locked({ material: { slug, sellersToAsk }, hidden }: { material: Material; hidden: number }) {
  const mayAsk = viewerMay(useViewer(), 'subscription.ask')
  return (
    <>
      <a href={`#${OFFERS_ID}`} className="text-link">
        {formatQuantity(String(hidden))} seller
      </a>
      {sellersToAsk !== null && sellersToAsk < hidden && ` (${hidden - sellersToAsk} sudah diajukan)`}
      {sellersToAsk !== null && sellersToAsk > 0 && mayAsk && (
        <Link to={askPath({ material: slug })} className="text-link block font-semibold">
          Ajukan ke {formatQuantity(String(sellersToAsk))} seller
        </Link>
      )}
    </>
  )
}
