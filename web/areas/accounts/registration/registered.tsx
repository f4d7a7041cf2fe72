import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'
import { formatRupiah } from '#domain/format.ts'
import type { VoucherView } from '#domain/loyalty/contract.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatLastDay } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { ResendLink } from '../verification/resend-link.tsx'

interface Props {
  company: string
  /** The e-mail address to verify; null if there is none. */
  toVerify: string | null
  vouchers: readonly VoucherView[]
  outboxOpen: boolean
  /** The page to return to; '/' if there was none. */
  returnTo: string
  /** How it comes to prices. */
  children: ReactNode
}

/** The company is registered: what to do next [REG-1, REG-2]. */
export function Registered({ company, toVerify, vouchers, outboxOpen, returnTo, children }: Props) {
  return (
    <main className="page-width py-8">
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex items-center gap-3.5 self-center">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-success-tint text-success">
            <Icon name="check" size={26} />
          </span>
          <div>
            <h1 className="text-2xl">Selamat datang, {company}</h1>
            <p className="text-mute">Akun perusahaan Anda sudah aktif dan Anda sudah masuk.</p>
          </div>
        </div>
        <ol className="grid gap-3 empty:hidden">
          {toVerify && (
            <Next icon="mail" title="Verifikasi alamat e-mail">
              <p>
                Buka tautan yang kami kirim ke{' '}
                <span className="font-semibold text-ink [overflow-wrap:anywhere]">{toVerify}</span>.
              </p>
              <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4">
                <ResendLink />
                {outboxOpen && (
                  <Link to="/kotak-keluar" className="text-link">
                    Buka Kotak keluar
                  </Link>
                )}
              </p>
            </Next>
          )}
          {vouchers
            .filter(({ state }) => state === 'usable')
            .map((voucher) => (
              <Next key={voucher.id} icon="tag" title={`Voucher ${formatRupiah(voucher.amount)}`}>
                <p className="num">
                  <span className="font-semibold text-ink">{voucher.code}</span> · {voucher.title}. Untuk belanja mulai{' '}
                  <Amount of={voucher.minSpend} />, berlaku hingga {formatLastDay(voucher.validUntil)}. Pilih saat
                  checkout.
                </p>
              </Next>
            ))}
        </ol>
      </div>
      {children}
      <Link
        to={returnTo === '/' ? '/produk' : returnTo}
        className={buttonClass({ variant: 'secondary', className: 'mt-7' })}
      >
        {returnTo === '/' ? 'Lihat produk' : 'Kembali ke halaman sebelumnya'}
      </Link>
    </main>
  )
}

function Next(props: { icon: 'mail' | 'tag'; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 rounded-card border border-line bg-paper p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-field bg-primary-tint text-primary">
        <Icon name={props.icon} size={20} />
      </span>
      <div className="min-w-0 text-sm text-mute">
        <h2 className="text-base text-ink">{withAmounts(props.title)}</h2>
        {props.children}
      </div>
    </li>
  )
}

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
