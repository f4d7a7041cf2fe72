import { Icon, type IconName } from '../picture/icon.tsx'

interface ActLabelProps {
  icon: IconName
  /** The icon in place of the words, which are then for screen readers and the tooltip. */
  iconOnly?: boolean | undefined
  children: string
}

/** The label of a button: in words, or by an icon where a dense row has no room for them. */
export function ActLabel({ icon, iconOnly, children }: ActLabelProps) {
  if (!iconOnly) return children
  return (
    <span title={children} className="grid size-full place-items-center">
      <Icon name={icon} size={18} />
      <span className="sr-only">{children}</span>
    </span>
  )
}
