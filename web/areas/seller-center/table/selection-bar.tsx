import { type BulkKind, MOST_AT_ONCE } from '#domain/catalogue/bulk-act.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { formatQuantity } from '#domain/format.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  /** Those of the page that is shown. */
  products: readonly OwnProduct[]
  /** How many the filter shows. */
  total: number
  onAsk: (kind: BulkKind) => void
}

/** Ticks products, and offers what can be done with all of them at once [SHOP-2]. */
export function SelectionBar({ selection, products, total, onAsk }: Props) {
  const here = products.filter(selection.has).length
  const isAll = 'all' in selection.selected
  const { count } = selection
  const setsStock = viewerMay(useViewer(), 'stock.change')
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={count > 0 ? `${formatQuantity(String(count))} dipilih` : 'Pilih semua di halaman ini'}
        aria-label="Pilih semua di halaman ini"
        checked={here === products.length}
        partly={here > 0 && here < products.length}
        onChange={({ target }) => selection.tick(products, target.checked)}
      />
      {count > 0 && (
        <>
          {!isAll && here === products.length && total > products.length && total <= MOST_AT_ONCE && (
            <button type="button" className="text-link text-sm" onClick={() => selection.tickAll(total)}>
              Pilih semua {formatQuantity(String(total))} produk dalam daftar ini
            </button>
          )}
          <Menu trigger={<Button size="sm">Tindakan</Button>}>
            <MenuItem icon="tag" onSelect={() => onAsk('price')}>
              Ubah harga
            </MenuItem>
            <MenuItem icon="plus" onSelect={() => onAsk('shelve')}>
              Masukkan ke etalase
            </MenuItem>
            <MenuItem icon="minus" onSelect={() => onAsk('unshelve')}>
              Keluarkan dari etalase
            </MenuItem>
            {setsStock && (
              <MenuItem icon="calendar" onSelect={() => onAsk('leadTime')}>
                Pesanan melebihi stok
              </MenuItem>
            )}
            <MenuItem icon="refresh" onSelect={() => onAsk('publish')}>
              Jual lagi
            </MenuItem>
            <MenuItem icon="close" tone="danger" onSelect={() => onAsk('withdraw')}>
              Tarik dari penjualan
            </MenuItem>
          </Menu>
          <button type="button" className="text-link text-sm" onClick={selection.clear}>
            Batalkan pilihan
          </button>
        </>
      )}
    </div>
  )
}
