import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unitsOf } from '#domain/cart/quantity.ts'
import type { ProductCard } from '#domain/catalogue/codec.ts'
import type { DecimalText } from '#domain/money.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { cartKey } from './cart-queries.ts'

const FAILURE_MS = 2500

/** What must be known of a product to choose how much of it to order. */
export interface CartProduct
  extends Pick<
    ProductCard,
    'id' | 'name' | 'picture' | 'unit' | 'packWeight' | 'packLabel' | 'minPurchase' | 'sellerId' | 'sellerName'
  > {
  /** Rupiah per unit. */
  price: DecimalText
}

/** Puts so many packs into the cart, reloads the cart, and says how it went [CART-4]. */
export function useAddLine() {
  const viewer = useViewer()
  const client = useQueryClient()
  const companyId = viewer.company?.id ?? ''
  return useMutation({
    mutationFn: ({ product, packs }: { product: CartProduct; packs: number }) =>
      callApi('produk/keranjang/tambah', {
        company_id: companyId,
        user_id: viewer.userId ?? '',
        produk_id: product.id,
        seller_id: product.sellerId,
        kuantitas_satuan: unitsOf(packs, product.packWeight),
      }),
    onSuccess: () => {
      toast.success('Produk berhasil ditambahkan')
      void client.invalidateQueries({ queryKey: cartKey(companyId) })
    },
    onError: (error) => toast.failure(sentenceOf(error, 'Gagal menambah produk ke keranjang'), FAILURE_MS),
  })
}
