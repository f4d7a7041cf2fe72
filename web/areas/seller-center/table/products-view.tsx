import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkKind } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome, LastAct as Last } from '#domain/catalogue/contract-bulk.ts'
import type { OwnPage } from '#domain/catalogue/contract-selling.ts'
import { productStatus, productStatuses } from '#domain/catalogue/product-status.ts'
import { formatQuantity, sentence } from '#domain/format.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { lastBulkActQuery, ownProductsQuery, PRODUCT_VIEWS, type ProductFilter, productFilter } from '../queries.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { outcomeWords } from './outcome-words.ts'
import { ProductMenu } from './product-menu.tsx'
import { ProductsTable } from './products-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type Selection, useSelection } from './use-selection.ts'

interface Props {
  filter: ProductFilter
  /** Whether this member may change products. */
  mayChange: boolean
}

/** The seller's own products, with their running negotiations [SELLER-1]; one or many are changed in place [SHOP-2]. */
export function ProductsView({ filter, mayChange }: Props) {
  const selection = useSelection(productFilter.search(filter, { page: 1 }))
  const { data: page } = useSuspenseQuery(ownProductsQuery(filter))
  return (
    <ListPage
      filter={filter}
      by={productFilter}
      pills={{ label: 'Status produk', links: pillsOf(filter, page.counts) }}
      search={{ label: 'Cari produk', placeholder: 'Nama, SKU, atau CAS' }}
      above={mayChange && <BulkBar selection={selection} page={page} filter={filter} />}
      shown={page.products.length}
      none={{
        icon: 'box',
        title: 'Belum ada produk',
        text: 'Tambahkan produk pertama Anda: pilih bahannya, lalu isi kemasan, harga, dan stok.',
      }}
      noMatch={{
        title: 'Tidak ada produk yang cocok',
        text: 'Coba status lain, atau kata kunci yang lebih pendek.',
      }}
      total={{ count: page.total, words: `${formatQuantity(String(page.total))} produk` }}
    >
      {(empty) => (
        <ProductsTable
          products={page.products}
          selection={mayChange ? selection : null}
          actions={(product) => <ProductMenu product={product} />}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

function pillsOf(filter: ProductFilter, counts: OwnPage['counts']) {
  const all = productStatuses.reduce((sum, status) => sum + counts[status], 0)
  // drafts, and what a suspended shop had on sale, get a tab only if any are found, or while they are shown
  const shown = productStatuses.filter(
    (status) => counts[status] > 0 || status === filter.state || status === 'published' || status === 'withdrawn',
  )
  const pill = (label: string, { state = '', soldOut, count }: Partial<ProductFilter> & { count?: number }) => ({
    change: { state, soldOut },
    label,
    count,
  })
  return [
    pill('Semua', { count: all }),
    ...shown.map((state) => pill(sentence(productStatus.encode(state)), { state, count: counts[state] })),
    pill('Habis', { soldOut: true }),
  ]
}

interface BulkBarProps {
  selection: Selection
  page: OwnPage
  filter: ProductFilter
}

/** Above the table: what is ticked, what can be done with it, and what the last act has done [SHOP-2]. */
function BulkBar({ selection, page, filter }: BulkBarProps) {
  const { target, ask, close } = useDialogTarget<BulkKind>()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { products, total } = page
  function done(became: BulkOutcome) {
    selection.clear()
    setOutcome(became)
  }
  return (
    <>
      {outcome && outcome.refused.length > 0 && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(null)} />}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {products.length > 0 && <SelectionBar selection={selection} products={products} total={total} onAsk={ask} />}
        <LastAct onUndone={done} />
      </div>
      {target && (
        <BulkDialog
          key={target.openCount}
          open={target.open}
          kind={target.about}
          selected={selection.selected}
          count={selection.count}
          filter={filter}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}

// a longer list is not read to its end
const MOST_SHOWN = 200

/** Says of each product that an act left as it was why [SHOP-2]. */
function OutcomeNotice({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { refused } = outcome
  const left = refused.length - MOST_SHOWN
  return (
    <Notice tone="attention" title={outcomeWords(outcome)} onClose={onClose} className="mb-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section aria-label="Produk yang tidak diubah" tabIndex={0} className="mt-1 max-h-48 overflow-y-auto">
        <ul className="grid list-disc gap-0.5 ps-5">
          {refused.slice(0, MOST_SHOWN).map(({ productId, name, reason }) => (
            <li key={productId}>
              <strong className="font-semibold wrap-anywhere">{name || `Produk ${productId}`}</strong>: {reason}
            </li>
          ))}
        </ul>
        {left > 0 && <p>dan {formatQuantity(String(left))} lainnya</p>}
      </section>
    </Notice>
  )
}

/** The last act on many products, which can be undone for a day [SHOP-2]. */
function LastAct({ onUndone }: { onUndone: (outcome: BulkOutcome) => void }) {
  const { data } = useQuery(lastBulkActQuery)
  const undo = useAct('pusat-seller/produk/sekaligus/urungkan', {
    done: ({ data: outcome }) => `Diurungkan: ${outcomeWords(outcome)}`,
    failed: 'Belum diurungkan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PRODUCT_VIEWS,
  })
  const act = data?.act
  if (!act) return null
  const answered = ({ data: outcome }: { data: BulkOutcome }) => onUndone(outcome)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
      <span>
        {words(act)} · {formatDateTime(act.at)}
      </span>
      <Button
        size="sm"
        variant="secondary"
        working={undo.working}
        onClick={() => void undo.send({ actId: act.id }, { answered })}
      >
        Urungkan
      </Button>
    </p>
  )
}

function words({ kind, detail, changed }: Last): string {
  const products = `${formatQuantity(String(changed))} produk`
  switch (kind) {
    case 'price':
      return `Harga ${products} ${percentWords(detail ?? '')}`
    case 'withdraw':
      return `${products} ditarik`
    case 'publish':
      return `${products} dijual lagi`
    case 'shelve':
      return `${products} masuk etalase ${detail}`
    case 'unshelve':
      return `${products} keluar dari etalase ${detail}`
    case 'leadTime':
      return detail
        ? `${products} menerima pesanan melebihi stok, ${detail} hari kerja`
        : `${products} tidak lagi menerima pesanan melebihi stok`
  }
}

/** 'turun 7,5 %' of '-7.5' */
function percentWords(percent: string): string {
  const plain = percent.replace('-', '').replace('.', ',')
  return `${percent.startsWith('-') ? 'turun' : 'naik'} ${plain} %`
}
