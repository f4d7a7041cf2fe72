import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOf, landingPath, registerPath, signInPath } from '#web/lib/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { mainMenu, mobileMenu } from './menu-entries.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'

// what only signed-in users see is not part of a visitor's first load
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)
const CartDropdown = lazyPart(async () => (await import('../cart/cart-dropdown.tsx')).CartDropdown)
const NotificationBell = lazyPart(async () => (await import('../notifications/notification-bell.tsx')).NotificationBell)
const SearchDialog = lazyDialog(async () => (await import('./search-dialog.tsx')).default)
const HEADER_PAUSE_MS = 1500

/** The header of every page except standalone ones [HEAD-1 to HEAD-5]. */
export function Header() {
  const viewer = useViewer()
  const company = viewer.company
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  useSearchShortcut(search)

  return (
    <header data-print="hide" className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="hidden bg-primary-hover text-xs text-white/85 lg:block">
        <p className="mx-auto flex h-8 max-w-[80rem] items-center px-6">Bahan baku industri sejak 2007</p>
      </div>
      <div className="mx-auto flex h-16 max-w-[80rem] items-center gap-2 px-3 sm:px-6 lg:h-18 lg:gap-5">
        <MobileMenu items={mobileMenu(viewer)} />
        <Logo compact />
        <MainNav items={mainMenu(viewer)} />
        <div className="relative hidden min-w-0 flex-1 lg:block">
          <SearchBox pauseMs={HEADER_PAUSE_MS} floating />
          <button
            type="button"
            aria-label="Cari produk di jendela sendiri (Ctrl+K)"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            className="absolute end-2 top-2 h-7 rounded-mark border border-line bg-paper px-1.5 text-xs font-semibold text-mute transition-colors hover:border-primary-line hover:text-primary"
            onClick={search}
          >
            Ctrl+K
          </button>
        </div>
        <div className="ms-auto flex items-center gap-1 lg:ms-0">
          <span className="lg:hidden">
            <IconButton
              icon="search"
              label="Cari produk"
              size="lg"
              variant="ghost"
              aria-haspopup="dialog"
              onClick={search}
            />
          </span>
          {company ? (
            <Suspense fallback={null}>
              <NotificationBell companyId={company.id} userId={viewer.userId ?? ''} />
              {company.kind === 'buyer' && <CartDropdown companyId={company.id} />}
              <AccountMenu viewer={viewer} />
            </Suspense>
          ) : (
            <EntryLinks />
          )}
        </div>
      </div>
      <SearchDialog open={searching} onClose={() => setSearching(false)} />
    </header>
  )
}

/** Both carry the page to return to, even from one to the other. */
function EntryLinks() {
  const location = useLocation()
  const entering = /^\/(masuk|daftar|daftar-promo)$/.test(location.pathname)
  const here = entering ? landingPath(new URLSearchParams(location.search).get('lanjut')) : addressOf(location)
  return (
    <>
      <Link to={signInPath(here)} className={buttonClass({ variant: 'secondary', className: 'ms-1 max-xs:px-3' })}>
        Masuk
      </Link>
      <Link to={registerPath(here)} className={buttonClass({ className: 'ms-1 max-xs:px-3' })}>
        Daftar
      </Link>
    </>
  )
}

/** Ctrl+K or Command+K, pressed anywhere on the page [HEAD-1]. */
function useSearchShortcut(onPress: () => void) {
  const pressed = useEffectEvent(onPress)
  // keys are pressed outside React too
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      pressed()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
