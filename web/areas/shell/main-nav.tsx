import { NavLink } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'
import type { MenuItem } from './menu-entries.ts'

/** The menu of wide screens [HEAD-2]. */
export function MainNav({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label="Menu utama" className="hidden items-center gap-1 lg:flex">
      {items.map((item) =>
        'to' in item ? (
          <NavLink
            key={item.label}
            to={item.to}
            className={({ isActive }) => cx(entryClass, isActive && 'text-primary')}
          >
            {item.label}
          </NavLink>
        ) : (
          <Menu
            key={item.label}
            openOnHover
            trigger={
              <button type="button" className={entryClass}>
                {item.label}
                <Icon name="chevron-down" size={16} />
              </button>
            }
          >
            {item.entries.map((entry) => (
              <MenuLink key={entry.to} render={<NavLink to={entry.to} />}>
                {entry.label}
              </MenuLink>
            ))}
          </Menu>
        ),
      )}
    </nav>
  )
}

const entryClass =
  'inline-flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-3 font-medium text-ink-soft no-underline hover:bg-ink/5 hover:text-ink'
