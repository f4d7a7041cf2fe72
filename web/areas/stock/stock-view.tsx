import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatQuantity, sentence } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { Lot, Movement, StockDetail, StockedProduct } from '#domain/stock/shapes.ts'
import { movementWord } from '#domain/stock/stock-filter.ts'
import { formatDate, formatDay, formatTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Stat } from '#web/ui/status/stat.tsx'
import { ExpectedTable } from './expected-table.tsx'
import { leadTimeWords } from './lead-time-words.ts'
import { type MovementsFilter, movementsFilter, movementsQuery, stockQuery } from './queries.ts'
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
  const { target, ask, close } = useDialogTarget<Lot>()
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
      {target && (
        <LotDialog key={target.openCount} product={product} lot={target.about} open={target.open} onClose={close} />
      )}
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

interface MovementsTableProps {
  productId: number
  unit: string
  filter: MovementsFilter
}

/** What changed a stock, newest first, read on by key [SHOP-5]. */
function MovementsTable({ productId, unit, filter }: MovementsTableProps) {
  const { data: page } = useSuspenseQuery(movementsQuery(productId, filter))
  return (
    <>
      <DataTable
        caption="Riwayat stok"
        columns={columnsOfOfMovementsTable(unit)}
        rows={page.movements}
        rowKey={({ id }) => id}
      />
      <nav aria-label="Halaman riwayat" className="mt-4 flex flex-wrap justify-end gap-3">
        {filter.before && (
          <Link to={{ search: '' }} preventScrollReset className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Terbaru
          </Link>
        )}
        {page.next && (
          <Link
            to={{ search: movementsFilter.search({ before: page.next }) }}
            preventScrollReset
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Lebih lama
          </Link>
        )}
      </nav>
    </>
  )
}

function columnsOfOfMovementsTable(unit: string): Column<Movement>[] {
  return [
    {
      key: 'waktu',
      title: 'Waktu',
      className: 'whitespace-nowrap',
      onCard: 'bare',
      cell: ({ at }) => (
        <time dateTime={at} className="num text-mute">
          {formatDate(at)}, {formatTime(at)}
        </time>
      ),
    },
    {
      key: 'jenis',
      title: 'Perubahan',
      onCard: 'heading',
      className: 'md:w-full',
      cell: ({ kind, reason, by, lotNumber }) => (
        <>
          <span className="block font-semibold">
            {sentence(movementWord.encode(kind))}
            {lotNumber && <span className="num font-normal text-mute"> · lot {lotNumber}</span>}
          </span>
          {(reason || by) && (
            <span className="block text-xs font-normal text-mute [overflow-wrap:anywhere]">
              {[reason, by].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    { key: 'fisik', title: 'Fisik', numeric: true, cell: ({ onHand }) => <Change of={onHand} unit={unit} /> },
    { key: 'dipesan', title: 'Dipesan', numeric: true, cell: ({ reserved }) => <Change of={reserved} unit={unit} /> },
  ]
}

function Change({ of, unit }: { of: DecimalText; unit: string }) {
  if (of === '0') return <span className="text-mute">–</span>
  return (
    <>
      {isMore(of, '0') && '+'}
      <Units of={of} unit={unit} />
    </>
  )
}
