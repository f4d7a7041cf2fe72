import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { useRecheckRequest } from '#web/areas/product-reports/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { newProductPath, ownProductPath } from '../paths.ts'
import { WithdrawDialog } from '../withdraw-dialog.tsx'
import { withdrawnWords } from '../withdrawn-words.ts'

const change = {
  failed: 'Status produk belum berubah. Periksa koneksi Anda, lalu coba lagi.',
  refreshes: ['pusat-seller/produk/daftar'],
} as const

/** The actions for a product in its row [SELLER-1]. */
export function ProductMenu({ product }: { product: OwnProduct }) {
  const [asking, setAsking] = useState(false)
  const publish = useAct('pusat-seller/produk/terbitkan', { done: 'Produk dijual lagi', ...change })
  const withdraw = useAct('pusat-seller/produk/tarik', {
    done: ({ data }) => withdrawnWords(data),
    ...change,
  })
  const working = publish.working || withdraw.working
  const { name, status, ban, can } = product
  const review = useRecheckRequest({ id: product.id, name }, ban)
  const body = { productId: product.id }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon="dots" size="dense" working={working} label={`Tindakan untuk ${name}`} />}
      >
        {can.edit.allowed && (
          <>
            <MenuLink icon="pencil" render={<Link to={ownProductPath(product.id)} />}>
              {status === 'draft' ? 'Lengkapi draf' : 'Ubah'}
            </MenuLink>
            <MenuLink icon="plus" render={<Link to={newProductPath(product.id)} />}>
              Salin
            </MenuLink>
          </>
        )}
        {status === 'published' && (
          <MenuLink icon="eye" render={<Link to={productPath(product)} />}>
            Lihat di katalog
          </MenuLink>
        )}
        {ban && (
          <MenuItem icon="shield" disabled={!ban.can.ask.allowed} reason={ban.can.ask.reason} onSelect={review.ask}>
            Minta ditinjau lagi
          </MenuItem>
        )}
        {status === 'draft' || ban ? null : status === 'withdrawn' ? (
          <MenuItem
            icon="refresh"
            disabled={!can.publish.allowed}
            reason={can.publish.reason}
            onSelect={() => void publish.send(body)}
          >
            Jual lagi
          </MenuItem>
        ) : (
          <MenuItem
            icon="close"
            tone="danger"
            disabled={!can.withdraw.allowed}
            reason={can.withdraw.reason}
            onSelect={() => setAsking(true)}
          >
            Tarik dari penjualan
          </MenuItem>
        )}
      </Menu>
      {review.dialog}
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
