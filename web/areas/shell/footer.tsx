import { Suspense, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useSiteFacts } from '#web/lib/page/site.ts'
import { cx } from '#web/ui/cx.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { Logo } from './logo.tsx'

const information = [
  { label: 'Daftar Produk', to: '/produk' },
  { label: 'Seller', to: '/seller' },
  { label: 'Daftar sebagai seller', to: '/daftar-seller' },
  { label: 'Favorit', to: '/favorit' },
  { label: 'Tentang Kami', to: '/tentang-kami' },
  { label: 'Artikel', to: '/artikel' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Toko contoh', to: '/shop' },
  { label: 'Syarat dan Ketentuan', to: '/syarat' },
]

const entryClass = 'flex min-h-8 items-center text-ink-soft hover:text-primary'

/**
 * About, contact, WhatsApp form, information, social links, copyright; the same for everybody on every page that has
 * it. Details that are not set are not shown [HOME-7, ROUTE-10].
 */
export function Footer() {
  const { privacyPolicyUrl, contact } = useSiteFacts()
  return (
    <footer data-print="hide" className="mt-16 border-t border-line bg-paper">
      <div className="page-width grid gap-x-12 gap-y-9 py-10 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.2fr)]">
        <div className="max-w-lg">
          <Logo />
          <p className="mt-3 text-sm text-mute">
            Pasar bahan baku industri untuk perusahaan Indonesia: bahan farmasi, pangan, kosmetik, dan alami dari seller
            yang Anda pilih, dengan harga perusahaan Anda sendiri.
          </p>
          {(contact.address || contact.email) && (
            <address className="mt-4 grid gap-2 text-sm not-italic text-ink-soft">
              {contact.address && (
                <span className="flex items-start gap-2">
                  <Icon name="pin" size={18} className="mt-0.5 text-mute" />
                  <span className="min-w-0">{contact.address}</span>
                </span>
              )}
              {contact.email && (
                <a href={`mailto:${contact.email}`} className="flex min-h-6 w-fit items-start gap-2 hover:text-primary">
                  <Icon name="mail" size={18} className="mt-0.5 text-mute" />
                  {contact.email}
                </a>
              )}
            </address>
          )}
          {(contact.instagram || contact.linkedin) && (
            <p className="mt-4 flex gap-2">
              {contact.instagram && <SocialLink name="Instagram" icon="instagram" href={contact.instagram} />}
              {contact.linkedin && <SocialLink name="LinkedIn" icon="linkedin" href={contact.linkedin} />}
            </p>
          )}
        </div>
        <nav aria-labelledby="informasi">
          <h2 id="informasi" className="text-base">
            Informasi
          </h2>
          <ul
            className={cx(
              'mt-2 grid text-sm max-lg:grid-cols-2 max-lg:gap-x-6',
              !contact.whatsapp && 'lg:grid-cols-2 lg:gap-x-12',
            )}
          >
            {information.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={entryClass}>
                  {entry.label}
                </Link>
              </li>
            ))}
            <li>
              {privacyPolicyUrl ? (
                <a href={privacyPolicyUrl} target="_blank" rel="noreferrer" className={entryClass}>
                  Kebijakan Privasi
                </a>
              ) : (
                <Link to="/privasi" className={entryClass}>
                  Kebijakan Privasi
                </Link>
              )}
            </li>
          </ul>
        </nav>
        {contact.whatsapp && (
          <section aria-labelledby="tanya-kami" className="min-w-0">
            <h2 id="tanya-kami" className="mb-2.5 text-base">
              Tanya kami lewat WhatsApp
            </h2>
            <FooterForm phone={contact.whatsapp} />
          </section>
        )}
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

const WhatsappForm = lazyComponent(async () => (await import('./contact/whatsapp-form.tsx')).WhatsappForm)

/** The form at the end of every page; rarely used, so it is loaded when the reader comes near [HOME-7, WA-1]. */
export function FooterForm({ phone }: { phone: string }) {
  const [near, setNear] = useState(false)
  const watch = useCallback((anchor: HTMLElement | null) => {
    if (!anchor) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    observer.observe(anchor)
    return () => observer.disconnect()
  }, [])
  return (
    // as high as the form will be, so that nothing moves when it loads
    <div ref={watch} className="min-h-96 max-sm:min-h-117">
      {near && (
        <Suspense fallback={null}>
          <WhatsappForm phone={phone} />
        </Suspense>
      )}
    </div>
  )
}
