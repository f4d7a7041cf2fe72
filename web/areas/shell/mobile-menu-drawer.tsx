import { NavLink } from 'react-router'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { type MenuEntry, mobileMenu } from './menu-entries.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** The content of the menu on narrow screens; language and currency are chosen here too [HEAD-5]. */
export default function MobileMenuDrawer({ open, onClose }: Props) {
  const words = useInsideWords()
  const items = mobileMenu(useViewer(), words)
  return (
    <Drawer open={open} onClose={onClose} title={words.menu}>
      <nav aria-label={words.mainMenu}>
        <ul className="grid gap-1">
          {items.map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <Entry entry={item} onOpen={onClose} />
              ) : (
                <CollapsibleSection title={item.label} defaultOpen>
                  <ul className="grid gap-1 ps-3">
                    {item.entries.map((entry) => (
                      <li key={entry.to}>
                        <Entry entry={entry} onOpen={onClose} />
                      </li>
                    ))}
                  </ul>
                </CollapsibleSection>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ChoiceFields />
    </Drawer>
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
