import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { cartCountQuery } from '#web/areas/cart/public.ts'
import { useChoices } from '#web/lib/choices.tsx'
import { HeaderWordsContext, useHeaderWords } from '#web/lib/language/header-words.ts'
import { indonesian } from '#web/lib/language/indonesian.ts'
import { directionOf } from '#web/lib/language/language.ts'
import { addressOf, landingPath, registerPath, signInPath } from '#web/lib/page/paths.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { deferredComponent, lazyComponent } from '#web/ui/lazy-component.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { WritingContext } from '#web/ui/overlay/writing.ts'
import { CurrencySwitch, LanguageSwitch } from './choice-switch.tsx'
import { Logo } from './logo.tsx'
import { mainMenu } from './menu-entries.ts'
import { navEntryClass } from './nav-entry-class.ts'

// what only signed-in users see is not part of a visitor's first load
const AccountMenu = lazyComponent(async () => (await import('./account-menu.tsx')).AccountMenu)
const CartDropdown = lazyComponent(async () => (await import('../cart/cart-dropdown.tsx')).CartDropdown)
const HeaderChat = lazyComponent(async () => (await import('../chat/header-chat.tsx')).HeaderChat)
const NotificationBell = lazyComponent(
  async () => (await import('../notifications/notification-bell.tsx')).NotificationBell,
)
// a form of the server until its code arrives
const HeaderSearch = deferredComponent(async () => (await import('./header-search.tsx')).HeaderSearch)
const SearchDialog = lazyDialog(async () => (await import('./search-dialog.tsx')).default)

/** The header of every page except standalone ones, in the chosen language [HEAD-1 to HEAD-6]. */
export function Header() {
  const { language, words } = useChoices()
  const writing = { lang: language, dir: directionOf(language) }

  return (
    <HeaderWordsContext value={words}>
      <WritingContext value={{ ...writing, close: (words ?? indonesian).close }}>
        <header {...writing} data-print="hide" className="sticky top-0 z-40 border-b border-line bg-paper">
          <Strip />
          <Bar />
        </header>
      </WritingContext>
    </HeaderWordsContext>
  )
}

/** Above the header of wide screens. */
function Strip() {
  const words = useHeaderWords()
  return (
    <div className="hidden bg-primary-hover text-xs text-white/85 lg:block">
      <div className="mx-auto flex h-8 max-w-[80rem] items-center gap-3 px-6">
        <p className="me-auto">{words.tagline}</p>
        <LanguageSwitch />
        <CurrencySwitch />
      </div>
    </div>
  )
}

function Bar() {
  const viewer = useViewer()
  const company = viewer.company
  const words = useHeaderWords()
  const [searching, setSearching] = useState(false)
  const renderedLines = useRenderedLines(company?.id)
  const search = useCallback(() => setSearching(true), [])
  useSearchShortcut(search)

  return (
    <>
      <div className="mx-auto flex h-16 max-w-[80rem] items-center gap-2 px-3 sm:px-6 lg:h-18 lg:gap-5">
        <MobileMenu />
        <Logo compact />
        <MainNav />
        <div className="relative hidden min-w-0 flex-1 lg:block">
          <HeaderSearch onApart={search} />
        </div>
        <div className="ms-auto flex items-center gap-1 lg:ms-0">
          <span className="lg:hidden">
            <IconButton
              icon="search"
              label={words.search}
              size="lg"
              variant="ghost"
              aria-haspopup="dialog"
              onClick={search}
            />
          </span>
          {company ? (
            <Suspense fallback={<span aria-busy className="h-11 w-23" />}>
              <NotificationBell companyId={company.id} userId={viewer.userId ?? ''} />
              {company.kind === 'buyer' && <HeaderChat />}
              {company.kind === 'buyer' && <CartDropdown companyId={company.id} rendered={renderedLines} />}
              <AccountMenu viewer={viewer} />
            </Suspense>
          ) : (
            <EntryLinks />
          )}
        </div>
      </div>
      <SearchDialog open={searching} onClose={() => setSearching(false)} />
    </>
  )
}

/** How many lines the cart had when this page was rendered: the header is hydrated at once, its parts when they arrive. */
function useRenderedLines(companyId: string | undefined): number {
  const client = useQueryClient()
  const [lines] = useState(() => companyId && client.getQueryData(cartCountQuery(companyId).queryKey)?.total)
  return lines || 0
}

/** Both carry the page to return to, even from one to the other. */
function EntryLinks() {
  const words = useHeaderWords()
  const location = useLocation()
  const entering = /^\/(masuk|daftar|daftar-promo)$/.test(location.pathname)
  const here = entering ? landingPath(new URLSearchParams(location.search).get('lanjut')) : addressOf(location)
  return (
    <>
      <Link to={signInPath(here)} className={buttonClass({ variant: 'secondary', className: 'ms-1 max-xs:px-3' })}>
        {words.signIn}
      </Link>
      <Link to={registerPath(here)} className={buttonClass({ className: 'ms-1 max-xs:px-3' })}>
        {words.register}
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
      // until the dialog is there, what is typed in a field replaces what stands in it
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
      pressed()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const MobileMenuDrawer = lazyDialog(async () => (await import('./mobile-menu-drawer.tsx')).default)

/** The menu of narrow screens: a sidebar that starts closed [HEAD-4, HEAD-5, ROUTE-8]. */
function MobileMenu() {
  const [open, setOpen] = useState(false)
  const words = useHeaderWords()

  return (
    <div className="lg:hidden">
      <IconButton
        icon="menu"
        label={words.openMenu}
        size="lg"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <MobileMenuDrawer open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

// a visitor's menu has no groups and needs no code for them
const MainNavGroup = lazyComponent(async () => (await import('./main-nav-group.tsx')).default)

/** The menu of wide screens [HEAD-2]. */
function MainNav() {
  const words = useHeaderWords()
  const items = mainMenu(useViewer(), words)
  return (
    <nav aria-label={words.mainMenu} className="hidden items-center gap-1 lg:flex">
      {items.map((item) =>
        'to' in item ? (
          <NavLink
            key={item.label}
            to={item.to}
            className={({ isActive }) => cx(navEntryClass, isActive && 'text-primary')}
          >
            {item.label}
          </NavLink>
        ) : (
          <Suspense key={item.label} fallback={null}>
            <MainNavGroup group={item} />
          </Suspense>
        ),
      )}
    </nav>
  )
}
