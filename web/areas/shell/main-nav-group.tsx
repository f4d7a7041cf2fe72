import { NavLink } from 'react-router'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { MenuGroup } from './menu-entries.ts'
import { navEntryClass } from './nav-entry-class.ts'

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
