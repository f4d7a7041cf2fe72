import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { ExpectedGoods, StockDetail, StockedProduct } from '#domain/stock/shapes.ts'
import { formatDay } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { useStockAct } from './count-modal.tsx'
import { ExpectedDialog } from './stock-dialog.tsx'
import { Units } from './units.tsx'

interface Props {
  product: StockedProduct
  expected: readonly ExpectedGoods[]
  can: StockDetail['can']['change']
}

type Question = 'receive' | 'change' | 'cancel'

/** The expected deliveries of a product, the earliest first; each is received, changed or cancelled [SHOP-5]. */
export function ExpectedTable({ product, expected, can }: Props) {
  const dialog = useDialogTarget<{ one: ExpectedGoods; question: Question }>()
  const { target, close } = dialog
  const cancel = useStockAct('pusat-seller/stok/ditunggu/batal', 'Sisa yang ditunggu dibatalkan')
  const ask = (one: ExpectedGoods, question: Question) => () => dialog.ask({ one, question })
  return (
    <>
      <DataTable
        caption="Ditunggu"
        columns={columnsOf(product)}
        rows={expected}
        rowKey={({ id }) => String(id)}
        {...(can.allowed && {
          actions: (one: ExpectedGoods) => (
            <Menu
              align="end"
              trigger={
                <IconButton icon="dots" size="dense" label={`Tindakan untuk yang ditunggu ${formatDay(one.day)}`} />
              }
            >
              <MenuItem icon="plus" onSelect={ask(one, 'receive')}>
                Terima
              </MenuItem>
              <MenuItem icon="pencil" onSelect={ask(one, 'change')}>
                Ubah
              </MenuItem>
              <MenuItem icon="close" onSelect={ask(one, 'cancel')}>
                Batalkan
              </MenuItem>
            </Menu>
          ),
        })}
        empty={
          <EmptyState
            icon="truck"
            title="Tidak ada yang ditunggu"
            text="Catat barang yang sudah Anda pesan: pelanggan melihat kapan stok bertambah."
          />
        }
      />
      {target && target.about.question !== 'cancel' && (
        <ExpectedDialog
          key={target.openCount}
          product={product}
          expected={target.about.one}
          question={target.about.question}
          open={target.open}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={target?.about.question === 'cancel' && target.open}
        title="Batalkan yang masih ditunggu?"
        confirmLabel="Ya, batalkan"
        cancelLabel="Tidak"
        working={cancel.working}
        onConfirm={() =>
          target &&
          void cancel
            .send({ productId: product.id, expectedId: target.about.one.id, version: target.about.one.version })
            .then(close)
        }
        onCancel={close}
      >
        {target &&
          `${formatQuantity(target.about.one.rest)} ${product.unit} tidak lagi ditunggu. Yang sudah masuk tetap ada di stok.`}
      </ConfirmDialog>
    </>
  )
}

function columnsOf({ unit }: StockedProduct): Column<ExpectedGoods>[] {
  return [
    {
      key: 'tanggal',
      title: 'Perkiraan tiba',
      onCard: 'heading',
      className: 'whitespace-nowrap',
      cell: ({ day, isLate }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="num font-semibold">{formatDay(day)}</span>
          {isLate && <StatusPill tone="danger">Terlambat</StatusPill>}
        </span>
      ),
    },
    {
      key: 'sumber',
      title: 'Sumber atau catatan',
      className: 'md:w-full md:max-w-0',
      cell: ({ source }) => <span className="block truncate">{source || '–'}</span>,
    },
    {
      key: 'jumlah',
      title: 'Masih ditunggu',
      numeric: true,
      cell: ({ rest, received, units }) => (
        <>
          <Units of={rest} unit={unit} />
          {isMore(received, '0') && (
            <span className="block text-xs text-mute">
              dari <Units of={units} unit={unit} />
            </span>
          )}
        </>
      ),
    },
  ]
}
