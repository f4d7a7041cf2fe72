import { Link } from 'react-router'
import { Logo } from './logo.tsx'

const shopping = [
  { label: 'Daftar Produk', to: '/produk' },
  { label: 'Seller', to: '/seller' },
  { label: 'Tentang Kami', to: '/tentang-kami' },
]

export function Footer() {
  return (
    <footer data-print="hide" className="mt-16 border-t border-line bg-paper">
      <div className="mx-auto grid max-w-[80rem] gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="max-w-lg">
          <Logo />
          <p className="mt-3 text-sm text-mute">
            Pasar bahan baku industri untuk perusahaan Indonesia: bahan farmasi, pangan, kosmetik, dan alami dari seller
            yang Anda pilih, dengan harga perusahaan Anda sendiri.
          </p>
        </div>
        <nav aria-label="Tautan kaki halaman">
          <ul className="grid gap-2 text-sm">
            {shopping.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className="text-ink-soft hover:text-primary">
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="border-t border-line py-4 text-center text-xs text-mute">© 2026 Sentra Bahan</p>
    </footer>
  )
}
