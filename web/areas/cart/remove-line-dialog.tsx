import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartLine } from '#domain/cart/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { reloadCart } from './cart-queries.ts'

interface Props {
  companyId: string
  userId: string
  /** The line to delete; null closes the dialog. */
  line: CartLine | null
  onClose: () => void
}

/** Asks before a line is deleted, then reads the cart again [CART-5]. */
export function RemoveLineDialog({ companyId, userId, line, onClose }: Props) {
  const client = useQueryClient()
  const [working, setWorking] = useState(false)
  // the words stay while the dialog fades away
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)

  async function remove() {
    if (!line) return
    setWorking(true)
    try {
      await callApi('keranjang/produk/hapus', { company_id: companyId, user_id: userId, cart_id: line.id })
      await reload()
    } catch (error) {
      toast.failure('Gagal menghapus produk')
      // it was gone already: the list is what is wrong
      if (error instanceof ApiError && error.status === 404) await reload()
    }
    setWorking(false)
    onClose()
  }

  async function reload() {
    await reloadCart(client, companyId).catch(() => toast.failure('Gagal memperbarui data keranjang'))
  }

  return (
    <ConfirmDialog
      open={line !== null}
      title="Hapus dari keranjang?"
      confirmLabel="Ya, hapus"
      tone="danger"
      working={working}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <strong className="font-semibold text-ink">{shown?.name}</strong> akan dihapus dari keranjang perusahaan Anda.
    </ConfirmDialog>
  )
}
