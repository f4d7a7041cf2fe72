import type { ProductCard } from '#domain/catalogue/codec.ts'
import { unitsOf } from '#domain/catalogue/packs.ts'
import type { DecimalText } from '#domain/money.ts'
import { callApi } from '#web/lib/api.ts'
import type { Answered, Reporting } from '#web/lib/use-act.ts'
import { useKeyedAct } from '#web/lib/use-keyed-act.ts'
import { useViewer } from '#web/lib/viewer.ts'

const FAILURE_MS = 2500

/** What is needed of a product to choose a quantity. */
export interface CartProduct
  extends Pick<
    ProductCard,
    'id' | 'name' | 'picture' | 'unit' | 'packWeight' | 'packLabel' | 'minPurchase' | 'sellerId' | 'sellerName'
  > {
  /** Rupiah per unit. */
  price: DecimalText
}

/** Puts packs of a product into the cart, reloads the cart, and reports how it went [CART-4]. */
export function useAddLine() {
  const viewer = useViewer()
  const add = useKeyedAct('produk/keranjang/tambah', {
    done: 'Produk berhasil ditambahkan',
    failed: 'Gagal menambah produk ke keranjang',
    failedMs: FAILURE_MS,
    refreshes: ['cart'],
    outcome: addedWith,
  })
  return {
    working: add.working,
    /** @returns why it is not in the cart, or null */
    addLine(product: CartProduct, packs: number, reporting: Pick<Reporting<unknown>, 'marks'> = {}) {
      const body = {
        company_id: viewer.company?.id ?? '',
        user_id: viewer.userId ?? '',
        produk_id: product.id,
        seller_id: product.sellerId,
        kuantitas_satuan: unitsOf(packs, product.packWeight),
      }
      return add.send(body, reporting)
    },
  }
}

/** What became of an addition whose answer was lost; null if nothing was added. @throws ApiError */
async function addedWith(key: string): Promise<Answered<'produk/keranjang/tambah'> | null> {
  const { data } = await callApi('produk/keranjang/hasil', { kunci: key })
  return data.ditambahkan ? { status: 'success' } : null
}
