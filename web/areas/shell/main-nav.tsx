import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { mainMenu } from './menu-entries.ts'
import { navEntryClass } from './nav-entry-class.ts'

// a visitor's menu has no groups and needs no code for them
const MainNavGroup = lazyPart(async () => (await import('./main-nav-group.tsx')).default)

/** The menu of wide screens [HEAD-2]. */
export function MainNav() {
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
