import { useState } from 'react'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

const MobileMenuDrawer = lazyDialog(async () => (await import('./mobile-menu-drawer.tsx')).default)

/** The menu of narrow screens: a sidebar that starts closed [HEAD-4, HEAD-5, ROUTE-8]. */
export function MobileMenu() {
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
