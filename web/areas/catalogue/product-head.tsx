import { Link } from 'react-router'
import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { Dot } from '#web/ui/list/chip.tsx'
import { categoryLook } from './category-look.ts'
import { listPath } from './list-address.ts'

/** Name of a product under what it is known by: category, CAS and E number. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const look = categoryLook(product.kategori_id)
  return (
    <div>
      <ul
        aria-label="Golongan"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs font-semibold text-ink-soft"
      >
        {look && (
          <li>
            <Link
              to={listPath({ kategori: look.id })}
              className="inline-flex items-center gap-1.5 rounded-sm py-1 hover:text-primary hover:underline"
            >
              <Dot className={look.dot} />
              {product.kategori_nama}
            </Link>
          </li>
        )}
        {product.produk_cas && <li className="num">CAS {product.produk_cas}</li>}
        {product.produk_e_number && <li className="num">{product.produk_e_number}</li>}
        {!product.produk_tersedia && <li className="text-danger">Stok habis</li>}
      </ul>
      <h1 className="mt-1 text-2xl">{product.produk_nama}</h1>
    </div>
  )
}
