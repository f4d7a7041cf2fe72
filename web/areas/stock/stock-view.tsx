import { useSuspenseQuery } from '@tanstack/react-query'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { Lot, StockDetail, StockedProduct } from '#domain/stock/shapes.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { ExpectedTable } from './expected-table.tsx'
import { leadTimeWords } from './lead-time-words.ts'
import { MovementsTable } from './movements-table.tsx'
import { type MovementsFilter, stockQuery } from './queries.ts'
import { LotDialog } from './stock-dialog.tsx'
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

interface Props {
  product: StockedProduct
  lots: readonly Lot[]
  can: StockDetail['can']['change']
}

/** The lots of a product, the first to expire first: so they are shipped [SHOP-5]. */
function LotsTable({ product, lots, can }: Props) {
  const { asked, ask, close } = useAsked<Lot>()
  const nextOut = lots.find(({ expired }) => !expired)
  return (
    <>
      <DataTable
        caption="Lot"
        columns={columnsOf(product, nextOut)}
        rows={lots}
        rowKey={({ id }) => String(id)}
        {...(can.allowed && {
          actions: (lot: Lot) => (
            <IconButton icon="pencil" size="dense" label={`Ubah isi lot ${lot.number}`} onClick={() => ask(lot)} />
          ),
        })}
        footer={
          lots.length > 0 &&
          isMore(product.loose, '0') && (
            <p className="text-sm text-mute">
              Belum masuk lot: <Units of={product.loose} unit={product.unit} />
            </p>
          )
        }
        empty={
          <EmptyState
            icon="box"
            title="Belum ada lot"
            text="Isi nomor lot saat mencatat barang masuk, atau masukkan stok yang ada ke dalam lot."
          />
        }
      />
      {asked && <LotDialog key={asked.turn} product={product} lot={asked.about} open={asked.open} onClose={close} />}
    </>
  )
}

function columnsOf({ unit }: StockedProduct, nextOut: Lot | undefined): Column<Lot>[] {
  return [
    {
      key: 'nomor',
      title: 'Nomor lot',
      onCard: 'heading',
      className: 'md:w-full md:max-w-0',
      cell: ({ number }) => <span className="num block truncate font-semibold">{number}</span>,
    },
    {
      key: 'keadaan',
      title: 'Keadaan',
      className: 'whitespace-nowrap',
      cell: (lot) =>
        lot.expired ? (
          <StatusPill tone="danger">Kedaluwarsa</StatusPill>
        ) : lot === nextOut ? (
          <StatusPill tone="primary">Keluar lebih dahulu</StatusPill>
        ) : (
          <StatusPill tone="success">Baik</StatusPill>
        ),
    },
    { key: 'produksi', title: 'Produksi', className: 'whitespace-nowrap', cell: ({ producedOn }) => dayOr(producedOn) },
    {
      key: 'kedaluwarsa',
      title: 'Kedaluwarsa',
      className: 'whitespace-nowrap',
      cell: ({ expiresOn }) => dayOr(expiresOn),
    },
    { key: 'jumlah', title: 'Jumlah', numeric: true, cell: ({ units }) => <Units of={units} unit={unit} /> },
  ]
}

function dayOr(day: string | null) {
  return day ? formatDay(day) : <span className="text-mute">–</span>
}
