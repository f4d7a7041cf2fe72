import { Link } from 'react-router'
import { registerPath, signInPath } from '#web/lib/page/paths.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { Registration } from './registration.tsx'

interface Props {
  withPromo: boolean
  /** The page to go to once registered. */
  returnTo: string
  privacyPolicyUrl: string | null
}

/** /daftar and /daftar-promo: the steps, and what to expect [REG-1, REG-2]. */
export function RegistrationPage({ withPromo, returnTo, privacyPolicyUrl }: Props) {
  const landing = returnTo === '/' ? '/daftar/selesai' : `/daftar/selesai?lanjut=${encodeURIComponent(returnTo)}`
  return (
    <main className="page-width grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-center">
      <div className="min-w-0">
        <h1 className="text-2xl">{withPromo ? 'Daftar dengan kode promo' : 'Daftarkan perusahaan Anda'}</h1>
        <p className="mb-6 mt-1.5 text-mute">
          Sudah punya akun?{' '}
          <Link to={signInPath(returnTo)} className="text-link">
            Masuk
          </Link>
        </p>
        <Registration withPromo={withPromo} landing={landing} privacyPolicyUrl={privacyPolicyUrl} />
      </div>
      <aside aria-label="Yang Anda dapatkan" className="lg:pt-[5.25rem]">
        <ul className="grid gap-5">
          {gains.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-3.5">
              <span className="grid size-10 shrink-0 place-items-center rounded-field bg-primary-tint text-primary">
                <Icon name={icon} size={20} />
              </span>
              <div>
                <h2 className="text-base">{title}</h2>
                <p className="mt-0.5 text-sm text-mute">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 border-t border-line pt-5 text-sm text-mute">
          {withPromo ? (
            <>
              Tidak punya kode promo?{' '}
              <Link to={registerPath(returnTo)} className="text-link">
                Daftar tanpa kode
              </Link>
            </>
          ) : (
            <>
              Punya kode promo?{' '}
              <Link to={registerPath(returnTo, 'with promo')} className="text-link">
                Daftar dengan kode promo
              </Link>
            </>
          )}
        </p>
      </aside>
    </main>
  )
}

const gains: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'building',
    title: 'Harga perusahaan Anda',
    text: 'Berlangganan ke seller dan lihat harga yang berlaku khusus untuk perusahaan Anda.',
  },
  {
    icon: 'handshake',
    title: 'Nego dan tempo',
    text: 'Ajukan penawaran langsung ke seller, bayar transfer, COD, atau dengan tempo yang disepakati.',
  },
  {
    icon: 'users',
    title: 'Satu akun untuk tim',
    text: 'Undang staf pembelian dan penyetuju, masing-masing dengan peran dan batas belanjanya.',
  },
]
