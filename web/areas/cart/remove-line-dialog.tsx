import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartLine } from '#domain/cart/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { reloadCart } from './queries.ts'

interface Props {
  companyId: string
  userId: string
  /** The line to delete; null closes the dialog. */
  line: CartLine | null
  onClose: () => void
}

/** Asks before deleting a line, then reloads the cart [CART-5]. */
export function RemoveLineDialog({ companyId, userId, line, onClose }: Props) {
  const client = useQueryClient()
  const act = useAct('keranjang/produk/hapus', { failed: { always: 'Gagal menghapus produk' } })
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)

  async function remove() {
    if (!line) return
    const problem = await act.send({ company_id: companyId, user_id: userId, cart_id: line.id })
    // it was gone already: the list is out of date
    if (problem === null || problem.status === 404) {
      await reloadCart(client, companyId).catch(() => toast.failure('Gagal memperbarui data keranjang'))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open={line !== null}
      title="Hapus dari keranjang?"
      confirmLabel="Ya, hapus"
      tone="danger"
      working={act.working}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong className="font-semibold text-ink">{shown?.name}</strong> akan dihapus dari keranjang perusahaan Anda.
    </ConfirmDialog>
  )
}
