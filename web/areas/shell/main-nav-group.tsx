import { NavLink } from 'react-router'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { MenuGroup } from './menu-entries.ts'

/** A group of the main menu, opened by a button. */
export default function MainNavGroup({ group }: { group: MenuGroup }) {
  return (
    <Menu
      openOnHover
      trigger={
        <button type="button" className={navEntryClass}>
          {group.label}
          <Icon name="chevron-down" size={16} />
        </button>
      }
    >
      {group.entries.map((entry) => (
        <MenuLink key={entry.to} render={<NavLink to={entry.to} />}>
          {entry.label}
        </MenuLink>
      ))}
    </Menu>
  )
}

/** The class names of a main menu entry, link or button. */
export const navEntryClass =
  'inline-flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-3 font-medium text-ink-soft no-underline hover:bg-ink/5 hover:text-ink'
