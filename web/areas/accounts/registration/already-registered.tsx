import { Link } from 'react-router'
import type { Profile } from '#domain/accounts/codec.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** For somebody who is signed in: there is nothing to register. */
export function AlreadyRegistered({ company }: { company: NonNullable<Profile['company']> }) {
  return (
    <main className="page-width grid min-h-[60vh] content-center py-12">
      <h1 className="sr-only">Daftar dengan kode promo</h1>
      <EmptyState
        icon="building"
        title={`${company.name} sudah terdaftar`}
        text="Kode promo berlaku untuk perusahaan yang baru mendaftar. Keluar dari akun ini untuk mendaftarkan perusahaan lain."
        action={
          <Link to={company.kind === 'buyer' ? '/akun/loyalty-poin' : '/'} className={buttonClass()}>
            {company.kind === 'buyer' ? 'Lihat voucher perusahaan' : 'Ke beranda'}
          </Link>
        }
      />
    </main>
  )
}
