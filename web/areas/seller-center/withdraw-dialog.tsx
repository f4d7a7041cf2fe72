import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface Props {
  open: boolean
  product: Pick<OwnProduct, 'name' | 'running'>
  working: boolean
  onWithdraw: () => void
  onClose: () => void
}

/** Says what withdrawing causes before it is done [SELLER-1, NEGO-9]. */
export function WithdrawDialog({ open, product, working, onWithdraw, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Tarik produk ini dari penjualan?"
      confirmLabel="Ya, tarik"
      tone="danger"
      working={working}
      onConfirm={onWithdraw}
      onCancel={onClose}
    >
      <p>
        <strong className="font-semibold text-ink">{product.name}</strong> tidak tampil lagi di katalog dan tidak dapat
        dipesan, sampai Anda menjualnya lagi.
      </p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5">
        {Boolean(product.running) && (
          <li>
            <strong className="font-semibold text-ink">{product.running} nego yang berjalan</strong> diakhiri, dan
            pembelinya diberi tahu.
          </li>
        )}
        <li>Keranjang yang memuatnya memberi tahu pembeli bahwa produk tidak lagi dijual.</li>
        <li>Pesanan yang sudah masuk tetap berjalan.</li>
      </ul>
    </ConfirmDialog>
  )
}
