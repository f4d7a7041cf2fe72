import { unitsOf } from '#domain/catalogue/packs/packs.ts'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import type { DecimalText } from '#domain/money.ts'
import { callApi } from '#web/lib/api/api.ts'
import type { Answered, Reporting } from '#web/lib/form/use-act.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILURE_MS = 2500
const ADDED_MS = 1000
// no row says how long one that names the product stays [API-6]
const NAMED_MS = 2500

/** The fields of a product that choosing a quantity needs. */
export interface CartProduct
  extends Pick<
    ProductCard,
    'id' | 'name' | 'picture' | 'unit' | 'packWeight' | 'packLabel' | 'minPurchase' | 'sellerId' | 'sellerName'
  > {
  /** Rupiah per unit. */
  price: DecimalText
}

/**
 * Puts packs of a product into the cart, reloads the cart, and reports how it went, with the way to the cart; `named`: it
 * also names the product, because on a page of cards it is not obvious which one it was [CART-4].
 */
export function useAddLine({ named = false }: { named?: boolean } = {}) {
  const viewer = useViewer()
  const add = useKeyedAct('produk/keranjang/tambah', {
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
        companyId: viewer.company?.id ?? '',
        userId: viewer.userId ?? '',
        productId: product.id,
        sellerId: product.sellerId,
        units: unitsOf(packs, product.packWeight),
      }
      return add.send(body, { ...reporting, answered: () => toastAdded(named ? product.name : null) })
    },
  }
}

/** Shows a toast for an addition, for as long as every success is shown [API-6]; from a card also with its name. */
export function toastAdded(name: string | null): void {
  const added = 'Produk berhasil ditambahkan'
  const more = { action: { label: 'Lihat keranjang', to: '/keranjang' } }
  if (name !== null) toast.success(`Produk "${name}" ditambahkan ke keranjang!`, NAMED_MS, more)
  toast.success(added, ADDED_MS, name === null ? more : { together: true })
}

/** The result of an addition with a lost answer; null if nothing was added. @throws ApiError */
async function addedWith(key: string): Promise<Answered<'produk/keranjang/tambah'> | null> {
  const { data } = await callApi('produk/keranjang/hasil', { key })
  return data.added ? { status: 'success' } : null
}
