import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Reordered } from '#domain/orders/shapes-quote.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { changesOf, quantityWords, titleOf } from './reorder-words.ts'

interface Props {
  /** Null: nothing was ordered again, or nothing about it needs reading. */
  reordered: Reordered | null
  onClose: () => void
}

/** The result of a reorder: products in the cart, changed ones, and those left out [ORDER-5]. */
export function ReorderedDialog({ reordered, onClose }: Props) {
  const navigate = useNavigate()
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(reordered)
  if (reordered && reordered !== shown) setShown(reordered)
  if (!shown) return null
  const isNothing = shown.lines.length === 0

  return (
    <ConfirmDialog
      open={reordered !== null}
      title={titleOf(shown)}
      // nothing of it went there
      confirmLabel={isNothing ? 'Cari di daftar produk' : 'Buka keranjang'}
      cancelLabel="Tetap di sini"
      onConfirm={() => void navigate(isNothing ? '/produk' : '/keranjang')}
      onCancel={onClose}
    >
      {shown.lines.length > 0 && (
        <>
          <p>Di keranjang:</p>
          <ul className="mt-2 list-disc ps-5">
            {shown.lines.map((line) => (
              <li key={line.name}>
                <span className="font-semibold">{line.name}</span>: {quantityWords(line)}
                {changesOf(line).map((change) => (
                  <span key={change} className="block text-sm text-amber-ink">
                    {withAmounts(change)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {shown.skipped.length > 0 && (
        <>
          <p className="mt-3">{isNothing ? 'Isi keranjang Anda tidak berubah:' : 'Yang dilewati:'}</p>
          <ul className="mt-2 list-disc ps-5">
            {shown.skipped.map(({ name, reason }) => (
              <li key={name}>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-mute">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
