import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ProductCard } from '#web/areas/catalogue/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { newOffersQuery } from './dashboard-queries.ts'

/** The newest offers of the company's sellers [HOME-9]. */
export function NewOffers() {
  const {
    data: { products },
  } = useSuspenseQuery(newOffersQuery)
  if (products.length === 0) {
    return (
      <div className={cardClass}>
        <EmptyState
          icon="store"
          title="Belum ada penawaran seller langganan"
          text="Ajukan langganan ke seller untuk melihat harga khusus perusahaan Anda dan penawaran barunya di sini."
          action={
            <Link to="/seller" className={buttonClass()}>
              Cari seller
            </Link>
          }
        />
      </div>
    )
  }
  return (
    <ul
      aria-labelledby="baru"
      // one row, or two of two: nothing stands alone in its row
      className="product-grid max-xl:[&>:nth-child(n+5)]:hidden md:max-lg:[&>:nth-child(n+4)]:hidden lg:grid-cols-4 xl:grid-cols-5"
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
