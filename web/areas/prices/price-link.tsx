import { Link } from 'react-router'
import { pricePath } from './paths.ts'

/** From the editor of a product to its further prices. */
export function PriceLink({ productId }: { productId: number }) {
  return (
    <Link to={pricePath(productId)} className="w-fit text-sm text-link">
      Harga bertingkat, harga pelanggan, dan riwayat
    </Link>
  )
}
