import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** In place of a buyer's list of orders. */
export function NoOrderYet() {
  return (
    <EmptyState
      icon="document"
      title="Belum ada pesanan"
      text="Pesanan perusahaan Anda akan tampil di sini, lengkap dengan perkembangannya."
      action={
        <Link to="/produk" className={buttonClass({ variant: 'primary' })}>
          Cari produk
        </Link>
      }
    />
  )
}
