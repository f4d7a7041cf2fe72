import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import type { Skipped } from './use-reorder.ts'

interface Props {
  skipped: Skipped | null
  onClose: () => void
}

/** Lists the products of an old order that could not be put into the cart again. */
export function SkippedDialog({ skipped, onClose }: Props) {
  const navigate = useNavigate()
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(skipped)
  if (skipped && skipped !== shown) setShown(skipped)
  if (!shown) return null

  return (
    <ConfirmDialog
      open={skipped !== null}
      title="Sebagian produk tidak dapat dipesan lagi"
      confirmLabel="Buka keranjang"
      cancelLabel="Tetap di sini"
      onConfirm={() => void navigate('/keranjang')}
      onCancel={onClose}
    >
      <p>
        {shown.added > 0
          ? `${shown.added} produk dimasukkan ke keranjang.`
          : 'Tidak ada produk yang dimasukkan ke keranjang.'}{' '}
        Yang dilewati:
      </p>
      <ul className="mt-2 list-disc ps-5">
        {shown.products.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
