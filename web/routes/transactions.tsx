import { redirect } from 'react-router'

/** /transaksi opens its first child [ROUTE-2]. */
export function loader() {
  return redirect('/transaksi/daftar-transaksi')
}
