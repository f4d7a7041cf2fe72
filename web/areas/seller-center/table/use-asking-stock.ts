import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnProduct } from '#domain/catalogue/codec-selling.ts'
import { stockQuery, useStockDialog } from '#web/areas/stock/public.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

/** Asks for another stock of a product, over what the ledger says now [SHOP-2, SHOP-5]. */
export function useAskingStock(): { ask: (product: OwnProduct) => Promise<void>; dialog: ReactNode } {
  const client = useQueryClient()
  const { ask, dialog } = useStockDialog()
  return {
    dialog,
    async ask({ id }) {
      try {
        const { product } = await client.fetchQuery(stockQuery(id))
        ask(product, 'set')()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast.failure('Stok belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.')
      }
    },
  }
}
