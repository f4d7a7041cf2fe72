import type { DownloadPath } from '#domain/contract.ts'
import { orderScope, orderState } from '#domain/orders/words.ts'
import { paymentState } from '#domain/receivables/payment-state.ts'
import { receivableAge } from '#domain/receivables/receivable-age.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { filterBody, type OrderFilter } from './order-filter.ts'

interface Props {
  path: Extract<DownloadPath, 'transaksi/ekspor' | 'pusat-seller/pesanan/ekspor'>
  /** The list's own, so that the file holds what the list shows. */
  filter: OrderFilter
}

const formats = [
  { format: 'xlsx', words: 'Excel' },
  { format: 'csv', words: 'CSV' },
] as const
const rows = [
  { isi: 'pesanan', words: 'Pesanan' },
  { isi: 'produk', words: 'Produk dalam pesanan' },
] as const

/** Takes the orders of a list along as a table, all pages of it, and the invoices and payments of its days [ORDER-8]. */
export function ExportMenu({ path, filter }: Props) {
  const viewer = useViewer()
  const beside = besides[path].filter(({ needs }) => viewerMay(viewer, needs))
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="secondary" icon={<Icon name="download" size={18} />}>
          Unduh
        </Button>
      }
    >
      {rows.flatMap(({ isi, words }) =>
        formats.map(({ format, words: kind }) => (
          <MenuLink
            key={isi + format}
            icon="table"
            render={<a href={addressOf(path, filter, { format, isi })} download />}
          >
            {words} ({kind})
          </MenuLink>
        )),
      )}
      {beside.flatMap(({ path: beside, icon, words }) =>
        formats.map(({ format, words: kind }) => (
          <MenuLink
            key={beside + format}
            icon={icon}
            render={<a href={fileAddress(beside, { format, ...daysOf(filter) })} download />}
          >
            {words} ({kind})
          </MenuLink>
        )),
      )}
    </Menu>
  )
}

/** Further exports for the list's days alone. */
const besides = {
  'transaksi/ekspor': [
    { path: 'transaksi/invoice/ekspor', icon: 'document', words: 'Invoice', needs: 'order.read' },
    { path: 'tagihan/pembayaran/ekspor', icon: 'card', words: 'Pembayaran', needs: 'order.read' },
  ],
  'pusat-seller/pesanan/ekspor': [
    { path: 'pusat-seller/invoice/ekspor', icon: 'document', words: 'Invoice', needs: 'payments.read' },
    { path: 'pusat-seller/pembayaran/ekspor', icon: 'card', words: 'Pembayaran', needs: 'payments.read' },
  ],
} as const

function daysOf({ from, until }: OrderFilter) {
  return { ...(from && { dari: from }), ...(until && { sampai: until }) }
}

function addressOf(
  path: Props['path'],
  filter: OrderFilter,
  file: { format: 'csv' | 'xlsx'; isi: 'pesanan' | 'produk' },
) {
  const { state, scope, age, payment, productId, keyword } = filterBody(filter)
  return fileAddress(path, {
    ...(state && { status: orderState.encode(state) }),
    ...(scope && { lingkup: orderScope.encode(scope) }),
    ...(age && { umur: receivableAge.encode(age) }),
    ...(payment && { bayar: paymentState.encode(payment) }),
    ...(productId && { produk_id: productId }),
    ...(keyword && { keyword }),
    ...daysOf(filter),
    ...file,
  })
}
