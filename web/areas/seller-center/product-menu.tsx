import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface Props {
  product: OwnProduct
  /** Why it may only be looked at; null where it may be changed. */
  bar: string | null
}

const FAILED = 'Status produk belum berubah. Periksa koneksi Anda, lalu coba lagi.'

/** What can be done with a product straight from its row [SELLER-1]. */
export function ProductMenu({ product, bar }: Props) {
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  const { revalidate } = useRevalidator()
  const { produk_id, produk_nama, status } = product
  const draft = status === 'draf' ? 'Produk ini masih draf.' : null
  const reason = bar ?? draft

  async function change(act: 'tarik' | 'terbitkan') {
    setWorking(true)
    try {
      const { data } = await callApi(`pusat-seller/produk/${act}`, { produk_id })
      await revalidate()
      toast.success(outcomeOf(data))
    } catch (error) {
      toast.failure(sentenceOf(error, FAILED))
    } finally {
      setWorking(false)
      setAsking(false)
    }
  }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon="dots" size="dense" working={working} label={`Tindakan untuk ${produk_nama}`} />}
      >
        {status === 'dijual' && (
          <MenuLink
            icon="eye"
            render={<Link to={productPath({ code: product.produk_id_url, name: product.produk_nama })} />}
          >
            Lihat di katalog
          </MenuLink>
        )}
        {status === 'ditarik' ? (
          <MenuItem icon="refresh" disabled={reason !== null} reason={reason} onSelect={() => void change('terbitkan')}>
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
        onWithdraw={() => void change('tarik')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function outcomeOf({ status, nego_berakhir }: { status: OwnProduct['status']; nego_berakhir: number }): string {
  if (status === 'dijual') return 'Produk dijual lagi'
  return nego_berakhir > 0 ? `Produk ditarik, ${nego_berakhir} nego diakhiri` : 'Produk ditarik dari penjualan'
}
