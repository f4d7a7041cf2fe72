import { use, useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { ViewerContext, viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'

interface Props {
  error: unknown
  /** Where to go on from a page that is missing or not for this viewer, where no better place is known. */
  onward?: { label: string; to: string }
}

const products = { label: 'Buka daftar produk', to: '/produk' }

/** Shown instead of a page that is missing, is not for this viewer, failed, or could not be fetched. */
export function ErrorView({ error, onward = products }: Props) {
  const words = wordsFor(error)
  // the outermost error comes without one
  const viewer = use(ViewerContext)
  const { pathname } = useLocation()
  const next = (words.mark === '403' && onwardOf(viewer, pathname)) || onward
  // the network comes back outside React
  useEffect(() => {
    if (words !== unreachable) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [words])
  return (
    <main className="mx-auto grid min-h-[60vh] max-w-xl content-center justify-items-start gap-4 px-6 py-16">
      <p className="num text-sm font-semibold text-primary">{words.mark}</p>
      <h1 className="text-3xl font-semibold tracking-tight">{words.title}</h1>
      <p className="text-mute">{words.text}</p>
      {words === missing && <SearchForm />}
      <div className="mt-2 flex flex-wrap gap-3">
        {words === failed || words === unreachable ? (
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Coba lagi
          </button>
        ) : (
          <Link to={next.to} className={buttonClass()}>
            {next.label}
          </Link>
        )}
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Ke beranda
        </Link>
        {words.mark === '403' && viewer?.company && (
          <Link to="/akun/switch-account" className={buttonClass({ variant: 'ghost' })}>
            Switch Account
          </Link>
        )}
        {words === missing && (
          <Link to="/seller" className={buttonClass({ variant: 'ghost' })}>
            Lihat seller
          </Link>
        )}
      </div>
    </main>
  )
}

/** The start page of a viewer whom a page is not for. */
function onwardOf(viewer: Profile | null, pathname: string): Props['onward'] {
  const kind = viewer?.company?.kind
  // its pages say themselves where to go on
  if (kind === 'seller' && !pathname.startsWith('/pusat-seller'))
    return { label: 'Ke Pusat Seller', to: '/pusat-seller' }
  if (kind === 'platform' && !pathname.startsWith('/admin')) return { label: 'Ke Administrator', to: '/admin' }
  if (viewer && kind === 'buyer' && pathname.startsWith('/pusat-seller') && viewerMay(viewer, 'seller.apply')) {
    return { label: 'Daftar sebagai seller', to: '/daftar-seller' }
  }
  return undefined
}

/** Leads on from an address that names nothing [ROUTE-4]. */
function SearchForm() {
  return (
    <search className="w-full">
      <form action="/produk" className="flex gap-2">
        <input
          type="search"
          name="keyword"
          aria-label="Cari yang Anda butuhkan"
          placeholder="Nama bahan, CAS, atau kode E"
          maxLength={LONGEST.keyword}
          className="h-11 min-w-0 flex-1 rounded-field border border-line-control bg-paper px-3.5 text-base text-ink placeholder:text-mute"
        />
        <button type="submit" className={buttonClass({ variant: 'secondary', className: 'h-11' })}>
          Cari
        </button>
      </form>
    </search>
  )
}

const failed = {
  mark: 'Ada gangguan',
  title: 'Halaman ini gagal dimuat',
  text: 'Kesalahan ada pada sistem kami. Silakan coba lagi; bila tetap gagal, kembali beberapa saat lagi.',
}

const unreachable = {
  mark: 'Tidak tersambung',
  title: 'Halaman ini belum dapat dimuat',
  text: 'Server tidak dapat dihubungi. Periksa koneksi Anda; halaman dimuat lagi begitu perangkat tersambung kembali.',
}

const missing = {
  mark: '404',
  title: 'Halaman tidak ditemukan',
  text: 'Alamatnya mungkin salah tulis, atau yang Anda cari sudah tidak ada.',
}

function wordsFor(error: unknown) {
  if (isUnreachable(error)) return unreachable
  if (!isRouteErrorResponse(error)) return failed
  if (error.status === 404) return missing
  return error.status === 403
    ? { mark: '403', title: 'Halaman ini bukan untuk Anda', text: String(error.data) }
    : failed
}

/** Each browser words it differently; only the browser's own fetch throws such an error. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.isNetworkFailure
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
