import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { type OwnProduct, type StatusChange, statusChange } from '#domain/catalogue/codec-selling.ts'
import { useAct } from '#web/lib/use-act.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface Props {
  product: OwnProduct
  /** Why it cannot be changed; null if it can. */
  bar: string | null
}

const change = {
  failed: 'Status produk belum berubah. Periksa koneksi Anda, lalu coba lagi.',
  refreshes: ['pusat-seller/produk/daftar'],
} as const

/** The actions for a product in its row [SELLER-1]. */
export function ProductMenu({ product, bar }: Props) {
  const [asking, setAsking] = useState(false)
  const publish = useAct('pusat-seller/produk/terbitkan', { done: 'Produk dijual lagi', ...change })
  const withdraw = useAct('pusat-seller/produk/tarik', {
    done: ({ data }) => withdrawn(statusChange.decode(data)),
    ...change,
  })
  const working = publish.working || withdraw.working
  const { name, status } = product
  const body = { produk_id: product.id }
  const draft = status === 'draft' ? 'Produk ini masih draf.' : null
  const reason = bar ?? draft

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon="dots" size="dense" working={working} label={`Tindakan untuk ${name}`} />}
      >
        {status === 'published' && (
          <MenuLink icon="eye" render={<Link to={productPath(product)} />}>
            Lihat di katalog
          </MenuLink>
        )}
        {status === 'withdrawn' ? (
          <MenuItem icon="refresh" disabled={reason !== null} reason={reason} onSelect={() => void publish.send(body)}>
            Jual lagi
          </MenuItem>
        ) : (
          <MenuItem
            icon="close"
            tone="danger"
            disabled={reason !== null}
            reason={reason}
            onSelect={() => setAsking(true)}
          >
            Tarik dari penjualan
          </MenuItem>
        )}
      </Menu>
      <WithdrawDialog
        open={asking}
        product={product}
        working={working}
        onWithdraw={() => void withdraw.send(body).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function withdrawn({ ended }: StatusChange): string {
  return ended > 0 ? `Produk ditarik, ${ended} nego diakhiri` : 'Produk ditarik dari penjualan'
}
