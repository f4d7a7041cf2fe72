import { useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import type { MenuItem } from './menu-entries.ts'

const MobileMenuDrawer = lazyDialog(async () => (await import('./mobile-menu-drawer.tsx')).default)

/** The menu of narrow screens: a sidebar that starts closed [HEAD-4, HEAD-5, ROUTE-8]. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)

  return (
    <div className="lg:hidden">
      <IconButton
        icon="menu"
        label="Buka menu"
        size="lg"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <MobileMenuDrawer items={items} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
