import { useSuspenseQuery } from '@tanstack/react-query'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { StockedProduct } from '#domain/stock/contract.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { ExpectedTable } from './expected-table.tsx'
import { leadTimeWords } from './lead-time-words.ts'
import { LotsTable } from './lots-table.tsx'
import { MovementsTable } from './movements-table.tsx'
import { type MovementsFilter, stockQuery } from './queries.ts'
import { Units } from './units.tsx'
import { useStockDialog } from './use-stock-dialog.tsx'

/** One stock: what is free, reserved, there and expected, its lots, and what changed it [SHOP-5]. */
export function StockView({ productId, filter }: { productId: number; filter: MovementsFilter }) {
  const { data } = useSuspenseQuery(stockQuery(productId))
  const { ask, dialog } = useStockDialog()
  const { product, lots, expected, can } = data
  const { unit } = product
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Stat
          label="Bebas"
          value={<Units of={product.free} unit={unit} />}
          note="dapat dijual"
          {...(!isMore(product.free, '0') && { tone: 'danger' })}
        />
        <Stat
          label="Dipesan"
          value={<Units of={product.reserved} unit={unit} />}
          note={
            isMore(product.beyond, '0')
              ? `${formatQuantity(product.beyond)} ${unit} di antaranya melebihi stok`
              : 'belum dikirim'
          }
        />
        <Stat label="Fisik" value={<Units of={product.onHand} unit={unit} />} note="ada di gudang" />
        <Stat
          label="Kedaluwarsa"
          value={<Units of={product.expired} unit={unit} />}
          note="tidak dijual"
          {...(isMore(product.expired, '0') && { tone: 'danger' })}
        />
        <Stat
          label="Ditunggu"
          className="max-lg:col-span-2"
          value={<Units of={product.expected} unit={unit} />}
          note={expectedNote(product)}
          {...(product.isLate && { tone: 'danger' })}
        />
      </div>
      {can.change.allowed && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={ask(product, 'receive')}>Catat barang masuk</Button>
          <Button variant="secondary" onClick={ask(product, 'set')}>
            Ubah stok
          </Button>
          <Button variant="secondary" onClick={ask(product, 'expect')}>
            Catat yang ditunggu
          </Button>
          <Button variant="secondary" onClick={ask(product, 'threshold')}>
            Atur batas menipis
          </Button>
          <Button variant="secondary" onClick={ask(product, 'leadTime')}>
            Pesanan melebihi stok
          </Button>
        </div>
      )}
      {product.leadDays !== null && <p className="mt-3 text-sm text-mute">{leadTimeWords(product)}</p>}
      <h2 className="mb-3 mt-7 text-lg">Ditunggu</h2>
      <ExpectedTable product={product} expected={expected} can={can.change} />
      <div className="mb-3 mt-7 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Lot</h2>
        {can.change.allowed && isMore(product.loose, '0') && (
          <Button variant="secondary" size="sm" onClick={ask(product, 'addLot')}>
            Tambah lot
          </Button>
        )}
      </div>
      <LotsTable product={product} lots={lots} can={can.change} />
      <h2 className="mb-3 mt-7 text-lg">Riwayat</h2>
      <MovementsTable productId={productId} unit={unit} filter={filter} />
      {dialog}
    </>
  )
}

function expectedNote({ expectedOn, isLate }: StockedProduct): string {
  if (expectedOn === null) return 'belum ada kiriman'
  return isLate ? `terlambat sejak ${formatDay(expectedOn)}` : `berikut ${formatDay(expectedOn)}`
}
