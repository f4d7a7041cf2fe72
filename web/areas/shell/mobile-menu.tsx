import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { MenuItem } from './menu-entries.ts'

const MobileMenuDrawer = lazy(() => import('./mobile-menu-drawer.tsx'))

/** The menu of narrow screens: a sidebar that starts closed [HEAD-4, HEAD-5, ROUTE-8]. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)

  function show() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <div className="lg:hidden">
      <IconButton icon="menu" label="Buka menu" size="lg" variant="ghost" onClick={show} />
      {asked && (
        <Suspense fallback={null}>
          <MobileMenuDrawer items={items} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
