import { Link } from 'react-router'
import { registerPath, signInPath } from '#web/lib/page/paths.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Section } from '#web/ui/layout/section.tsx'

const PATH = '/daftar-seller'

const parts = [
  ['Daftarkan perusahaan', 'Satu akun untuk membeli dan menjual; sebagian data diambil dari sana.'],
  ['Isi pendaftaran seller', 'Tipe seller, NIB, NPWP, izin, rekening, dan dokumen. Isian tersimpan di setiap langkah.'],
  ['Kami periksa', 'Paling lambat satu hari kerja sejak lengkap. Bila ada yang kurang, kami beri tahu apa.'],
  ['Toko buka', 'Begitu disetujui: tambahkan produk, terima langganan, dan layani pesanan di Pusat Seller.'],
] as const

/** The requirements for sellers, for a visitor [SHOP-1]. */
export function Introduction() {
  return (
    <div className="grid max-w-240 gap-5">
      <Section title="Empat langkah sampai toko Anda buka">
        <ol className="grid gap-4 sm:grid-cols-2">
          {parts.map(([title, text], index) => (
            <li key={title} className="flex gap-3">
              <span className="num grid size-8 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-semibold text-primary">
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-mute">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <div className="flex flex-wrap gap-3">
        <Link to={registerPath(PATH)} className={buttonClass({ size: 'lg' })}>
          Daftarkan perusahaan
        </Link>
        <Link to={signInPath(PATH)} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Sudah punya akun
        </Link>
      </div>
    </div>
  )
}
