import { isRouteErrorResponse, Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'

/** Shown instead of a page that does not exist or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto grid min-h-[60vh] max-w-xl content-center justify-items-start gap-4 px-6 py-16">
      <p className="num text-sm font-semibold text-primary">{missing ? '404' : 'Ada gangguan'}</p>
      <h1 className="text-3xl font-semibold tracking-tight">
        {missing ? 'Halaman tidak ditemukan' : 'Halaman ini gagal dimuat'}
      </h1>
      <p className="text-mute">
        {missing
          ? 'Alamatnya mungkin salah tulis, atau produknya sudah tidak dijual. Cari bahan yang Anda butuhkan di daftar produk.'
          : 'Kesalahan ada pada sistem kami. Silakan coba lagi; bila tetap gagal, kembali beberapa saat lagi.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {missing ? (
          <Link to="/produk" className={buttonClass()}>
            Buka daftar produk
          </Link>
        ) : (
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Coba lagi
          </button>
        )}
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Ke beranda
        </Link>
      </div>
    </main>
  )
}
