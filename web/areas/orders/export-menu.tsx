import type { DownloadPath } from '#domain/contract.ts'
import { fileAddress } from '#web/lib/file-address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { filterBody, type OrderFilter } from './order-filter.ts'

interface Props {
  path: Extract<DownloadPath, 'transaksi/ekspor' | 'pusat-seller/pesanan/ekspor'>
  /** The list's own, so that the file holds what the list shows. */
  filter: OrderFilter
}

const choices = [
  { format: 'xlsx', isi: 'pesanan', label: 'Pesanan (Excel)' },
  { format: 'csv', isi: 'pesanan', label: 'Pesanan (CSV)' },
  { format: 'xlsx', isi: 'produk', label: 'Produk dalam pesanan (Excel)' },
  { format: 'csv', isi: 'produk', label: 'Produk dalam pesanan (CSV)' },
] as const

/** Takes the orders of a list along as a table, all pages of it [ORDER-8]. */
export function ExportMenu({ path, filter }: Props) {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="secondary" icon={<Icon name="download" size={18} />}>
          Unduh
        </Button>
      }
    >
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuLink key={format} icon="document" render={<a href={invoicesOf(path, filter, format)} download />}>
          Invoice ({format === 'xlsx' ? 'Excel' : 'CSV'})
        </MenuLink>
      ))}
      {choices.map(({ format, isi, label }) => (
        <MenuLink key={label} icon="table" render={<a href={addressOf(path, filter, { format, isi })} download />}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  )
}

/** The invoices of the list's days. */
function invoicesOf(path: Props['path'], { from, until }: OrderFilter, format: 'csv' | 'xlsx') {
  const days = { format, ...(from && { dari: from }), ...(until && { sampai: until }) }
  return fileAddress(path === 'transaksi/ekspor' ? 'transaksi/invoice/ekspor' : 'pusat-seller/invoice/ekspor', days)
}

function addressOf(
  path: Props['path'],
  filter: OrderFilter,
  file: { format: 'csv' | 'xlsx'; isi: 'pesanan' | 'produk' },
) {
  const { halaman: _page, per_halaman: _size, ...asked } = filterBody(filter)
  return fileAddress(path, { ...asked, ...file })
}
