import { redirect } from 'react-router'

/** /shop/cart redirects to the cart [ROUTE-5]. */
export function loader() {
  return redirect('/keranjang')
}
