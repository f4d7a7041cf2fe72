import { Link } from 'react-router'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { platform } from './contact/platform.ts'
import { FooterForm } from './footer-form.tsx'
import { Logo } from './logo.tsx'

const information = [
  { label: 'Daftar Produk', to: '/produk' },
  { label: 'Seller', to: '/seller' },
  { label: 'Tentang Kami', to: '/tentang-kami' },
]

/** About, contact, a question over WhatsApp, information, social links, copyright [HOME-7]. */
export function Footer() {
  return (
    <footer data-print="hide" className="mt-16 border-t border-line bg-paper">
      <div className="page-width grid gap-x-12 gap-y-9 py-10 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.2fr)]">
        <div className="max-w-lg">
          <Logo />
          <p className="mt-3 text-sm text-mute">
            Pasar bahan baku industri untuk perusahaan Indonesia: bahan farmasi, pangan, kosmetik, dan alami dari seller
            yang Anda pilih, dengan harga perusahaan Anda sendiri.
          </p>
          <address className="mt-4 grid gap-2 text-sm not-italic text-ink-soft">
            <span className="flex items-start gap-2">
              <Icon name="pin" size={18} className="mt-0.5 text-mute" />
              <span className="min-w-0">{platform.address}</span>
            </span>
            <a href={`mailto:${platform.email}`} className="flex min-h-6 w-fit items-start gap-2 hover:text-primary">
              <Icon name="mail" size={18} className="mt-0.5 text-mute" />
              {platform.email}
            </a>
          </address>
          <p className="mt-4 flex gap-2">
            <SocialLink name="Instagram" icon="instagram" href={platform.instagram} />
            <SocialLink name="LinkedIn" icon="linkedin" href={platform.linkedin} />
          </p>
        </div>
        <nav aria-labelledby="informasi">
          <h2 id="informasi" className="text-base">
            Informasi
          </h2>
          <ul className="mt-2 grid text-sm">
            {information.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className="flex min-h-8 items-center text-ink-soft hover:text-primary">
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="tanya-kami" className="min-w-0">
          <h2 id="tanya-kami" className="mb-2.5 text-base">
            Tanya kami lewat WhatsApp
          </h2>
          <FooterForm />
        </section>
      </div>
      <p className="border-t border-line py-4 text-center text-xs text-mute">© 2026 Sentra Bahan</p>
    </footer>
  )
}

function SocialLink({ name, icon, href }: { name: string; icon: IconName; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name} (jendela baru)`}
      className="grid size-10 place-items-center rounded-control border border-line text-ink-soft hover:border-line-strong hover:text-primary"
    >
      <Icon name={icon} size={20} />
    </a>
  )
}
