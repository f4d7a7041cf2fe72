import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { readKey, removeKey } from '#web/lib/api/session.ts'
import { closeVerification } from '#web/lib/verification-closed.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ResendLink } from './resend-link.tsx'

const PROFILE = '/akun/profile'

/** Asks to verify the address until that is done or the banner is closed; not on the profile [VERIF-1]. */
export default function VerificationBanner({ item }: { item: string }) {
  const [closed, setClosed] = useState(false)
  const { pathname } = useLocation()

  // another tab closed it, or verified
  useEffect(() => {
    const listener = ({ key }: StorageEvent) => key === 'Verification' && !readKey('Verification') && setClosed(true)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])

  function close() {
    removeKey('Verification')
    closeVerification()
    setClosed(true)
  }

  // the profile says it itself
  if (closed || pathname === PROFILE) return null
  return (
    <section
      aria-label="Verifikasi akun"
      data-print="hide"
      className="sticky top-[4.0625rem] z-20 border-b border-amber-line bg-amber-tint text-sm lg:top-[6.5625rem]"
    >
      <div className="page-width flex items-center gap-3 py-1.5">
        <Icon name="warning" size={18} className="shrink-0 text-amber" />
        <p className="min-w-0 flex-1">
          Segera verifikasi {item} Anda agar transaksi tetap nyaman.{' '}
          <span className="inline-flex flex-wrap items-baseline gap-x-4">
            <ResendLink />
            <Link to={PROFILE} className="text-link">
              Buka profil
            </Link>
          </span>
        </p>
        <IconButton icon="close" label="Tutup pemberitahuan verifikasi" size="dense" onClick={close} />
      </div>
    </section>
  )
}
