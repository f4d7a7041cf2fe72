import { isMore } from '#domain/money.ts'
import type { Lot, StockDetail, StockedProduct } from '#domain/stock/contract.ts'
import { formatDay } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { LotDialog } from './stock-dialog.tsx'
import { Units } from './units.tsx'

interface Props {
  product: StockedProduct
  lots: readonly Lot[]
  can: StockDetail['can']['change']
}

/** The lots of a product, the first to expire first: so they are shipped [SHOP-5]. */
export function LotsTable({ product, lots, can }: Props) {
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
