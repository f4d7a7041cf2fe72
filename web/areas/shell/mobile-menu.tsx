import { useState } from 'react'
import { NavLink } from 'react-router'
import { CollapsibleSection } from '#web/ui/collapsible-section.tsx'
import { cx } from '#web/ui/cx.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { MenuEntry, MenuItem } from './menu-entries.ts'

/** The menu of narrow screens: a sidebar that starts closed [HEAD-4, HEAD-5, ROUTE-8]. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <IconButton icon="menu" label="Buka menu" size="lg" variant="ghost" onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={close} title="Menu">
        <nav aria-label="Menu utama">
          <ul className="grid gap-1">
            {items.map((item) => (
              <li key={item.label}>
                {'to' in item ? (
                  <Entry entry={item} onOpen={close} />
                ) : (
                  <CollapsibleSection title={item.label} defaultOpen>
                    <ul className="grid gap-1 ps-3">
                      {item.entries.map((entry) => (
                        <li key={entry.to}>
                          <Entry entry={entry} onOpen={close} />
                        </li>
                      ))}
                    </ul>
                  </CollapsibleSection>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </div>
  )
}

function Entry({ entry, onOpen }: { entry: MenuEntry; onOpen: () => void }) {
  return (
    <NavLink
      to={entry.to}
      end={entry.to === '/'}
      onClick={onOpen}
      className={({ isActive }) =>
        cx(
          'flex min-h-11 items-center rounded-control px-3 font-medium no-underline hover:bg-ink/5',
          isActive ? 'bg-primary-tint text-primary' : 'text-ink-soft',
        )
      }
    >
      {entry.label}
    </NavLink>
  )
}
