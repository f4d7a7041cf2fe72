import { Link } from 'react-router'
import { materialOfProductPath } from '#domain/materials/address.ts'

/** The way from a product that is being worked with to the offers of its material by all sellers [MAT-2]. */
export function OtherOffersLink({ product: { code, name } }: { product: { code: string; name: string } }) {
  return (
    <Link
      to={materialOfProductPath(code)}
      aria-label={`Penawaran bahan dari ${name}`}
      className="whitespace-nowrap text-xs text-mute underline hover:text-primary print:hidden"
    >
      Penawaran bahan
    </Link>
  )
}
