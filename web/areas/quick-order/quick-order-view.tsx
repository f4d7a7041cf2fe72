import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sumOf } from '#domain/cart/amounts.ts'
import type { UnitsOfProduct } from '#domain/cart/together.ts'
import { MOST } from '#domain/limits.ts'
import { SaveToList } from '#web/areas/shopping-lists/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuickInput } from './quick-input.tsx'
import { QuickRow } from './quick-row.tsx'
import { isFaulty, type Row, rowNumbersBeside } from './rows.ts'
import { type QuickOrder, useQuickOrder } from './use-quick-order.ts'

const OPEN = 'perbaiki'

/** Many products by code or name: pasted, checked row by row, mended in place, and put into the cart at once [ORDER-7]. */
export function QuickOrderView() {
  const order = useQuickOrder()
  return (
    <div className="grid gap-5">
      <QuickInput order={order} />
      {order.rows.length === 0 ? (
        <Card>
          <EmptyState
            icon="list"
            title="Belum ada baris"
            text="Setelah diperiksa, setiap baris menunjukkan produk, harga perusahaan Anda, dan apa yang perlu diperbaiki."
          />
        </Card>
      ) : (
        <Rows order={order} />
      )}
    </div>
  )
}

function Rows({ order }: { order: QuickOrder }) {
  const { rows } = order
  const [tab, setTab] = useState('semua')
  // the rows that are shown to be mended stay while they are: they would move away under the hand
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const wrong = rows.filter(isFaulty)
  const shown = tab === OPEN ? rows.filter((row) => isFaulty(row) || opened.has(row.id)) : rows
  const acts = useStable(order)
  const beside = rowNumbersBeside(rows)
  const numbers = new Map(rows.map(({ id }, index) => [id, index + 1]))
  return (
    <section aria-labelledby="baris">
      <h2 id="baris" className="mb-2 text-lg">
        Baris pesanan
      </h2>
      <TabsPill
        label="Saring baris"
        value={tab}
        onChange={(chosen) => {
          setTab(chosen)
          setOpened(new Set(wrong.map(({ id }) => id)))
        }}
        tabs={[
          { value: 'semua', label: 'Semua', count: rows.length },
          { value: OPEN, label: 'Perlu diperbaiki', count: wrong.length },
        ]}
      />
      {order.unanswered > 0 && (
        <Notice
          tone="attention"
          className="mt-3"
          action={
            <Button size="sm" variant="secondary" working={order.checking} onClick={order.askOpen}>
              Periksa lagi
            </Button>
          }
        >
          {order.unanswered} baris belum diperiksa.
        </Notice>
      )}
      <Card className="mt-3 overflow-clip">
        <div className="hidden grid-cols-[2rem_minmax(0,16rem)_8rem_minmax(0,1fr)_8.5rem_2.75rem] gap-x-3 bg-wash px-4 py-2.5 text-xs font-semibold text-mute lg:grid">
          <span />
          <span>Kode atau nama</span>
          <span>Jumlah</span>
          <span>Produk</span>
          <span className="text-end">Subtotal</span>
          <span />
        </div>
        {shown.length === 0 ? (
          <p className="border-t border-line px-4 py-6 text-center text-sm text-mute">
            Tidak ada yang perlu diperbaiki.
          </p>
        ) : (
          <ol>
            {shown.map((row) => (
              <QuickRow
                key={row.id}
                row={row}
                number={numbers.get(row.id) ?? 0}
                beside={beside.get(row.id)}
                acts={acts}
              />
            ))}
          </ol>
        )}
        <div className="border-t border-line px-4 py-3">
          <Button
            size="sm"
            variant="ghost"
            icon={<Icon name="plus" size={16} />}
            disabled={rows.length >= MOST.quickRows}
            reason={`Paling banyak ${MOST.quickRows} baris sekaligus.`}
            onClick={() => order.append([{ code: '', quantity: '' }])}
          >
            Tambah baris
          </Button>
        </div>
      </Card>
      <Foot order={order} wrong={wrong.length} />
    </section>
  )
}

/** Callbacks with a stable identity across renders, so that only changed rows are drawn again. */
function useStable(order: QuickOrder): Pick<QuickOrder, 'type' | 'askOpen' | 'askChoices' | 'change' | 'remove'> {
  const latest = useRef(order)
  latest.current = order
  return useMemo(
    () => ({
      type: (...args) => latest.current.type(...args),
      askOpen: (...args) => latest.current.askOpen(...args),
      askChoices: (...args) => latest.current.askChoices(...args),
      change: (...args) => latest.current.change(...args),
      remove: (...args) => latest.current.remove(...args),
    }),
    [],
  )
}

function Foot({ order, wrong }: { order: QuickOrder; wrong: number }) {
  const navigate = useNavigate()
  const { ready, products } = order
  const total = sumOf(ready.flatMap(({ checked }) => checked?.subtotal ?? []))
  const readyInAll = order.rows.filter(({ checked }) => checked?.state === 'ready').length

  async function done(added: number, skipped: number) {
    toast.success(`${added} produk dimasukkan ke keranjang`)
    // the remaining rows are shown here first
    if (skipped === 0 && wrong === 0 && ready.length === order.rows.length) await navigate('/keranjang')
  }

  return (
    <FootBar appearance="card">
      {ready.length < readyInAll && (
        <Notice tone="info" className="mb-3">
          Keranjang berisi paling banyak {MOST.cartLines} produk: {products} produk pertama dimasukkan, sisanya tetap di
          sini.
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm">
          <span className="num font-semibold">{ready.length}</span> baris siap
          {wrong > 0 && (
            <>
              , <span className="num font-semibold text-danger">{wrong}</span> perlu diperbaiki
            </>
          )}
          <span className="block text-mute">
            Subtotal{' '}
            <span className="num font-semibold text-ink">
              <Amount of={total} />
            </span>
          </span>
        </p>
        <span className="flex flex-wrap gap-3">
          <SaveToList
            lines={() => notedOf(order.rows)}
            disabled={notedOf(order.rows).length === 0}
            reason="Belum ada baris dengan produk dan jumlah."
          />
          <Button
            working={order.putting}
            disabled={ready.length === 0 || order.checking}
            reason={order.checking ? 'Baris sedang diperiksa.' : 'Belum ada baris yang siap.'}
            icon={<Icon name="cart" size={18} />}
            onClick={() => void order.put((added, skipped) => void done(added, skipped))}
          >
            Masukkan {products} produk ke keranjang
          </Button>
        </span>
      </div>
    </FootBar>
  )
}

/** Rows whose product and quantity are known, also those that cannot be ordered today. */
function notedOf(rows: readonly Row[]): UnitsOfProduct[] {
  return rows.flatMap(({ checked }) =>
    checked?.product && checked.units && checked.units !== '0'
      ? [{ productId: checked.product.id, units: checked.units }]
      : [],
  )
}
