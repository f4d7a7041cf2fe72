import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { floatClass } from './float-class.ts'
import { useWriting } from './writing.ts'

interface MenuProps {
  /** The button that opens it, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** Also opens on hover, for a menu bar. */
  openOnHover?: boolean
  /** For a menu whose code arrives by the press that opens it. */
  defaultOpen?: boolean
  className?: string
  children: ReactNode
}

/** A short list of actions or links, opened by a button. */
export function Menu({ trigger, align = 'start', openOnHover, defaultOpen, className, children }: MenuProps) {
  const { attributes } = useWriting()
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} delay={80} />
      <Base.Portal>
        <Base.Positioner
          {...attributes}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-60 outline-none"
        >
          <Base.Popup className={cx(floatClass, 'min-w-52 p-1.5', className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  icon?: IconName
  tone?: 'danger'
  /** With `reason`, the entry says why. */
  disabled?: boolean
  reason?: string | null | undefined
  onSelect: () => void
  children: ReactNode
}

/** An action in a menu. */
export function MenuItem({ icon, tone, disabled, reason, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={cx(itemClass, tone === 'danger' && 'text-danger')}>
      {icon && <Icon name={icon} size={18} className={cx(tone !== 'danger' && 'text-mute')} />}
      <span className="min-w-0 flex-1">
        {children}
        {disabled && reason && <span className="block max-w-56 text-xs">{reason}</span>}
      </span>
    </Base.Item>
  )
}

interface MenuChoicesProps<Value extends string> {
  /** The label of the choice. */
  label: string
  value: Value
  onChoose: (value: Value) => void
  choices: readonly { value: Value; label: string; lang?: string }[]
}

/** One of several, of which one holds; choosing closes the menu. */
export function MenuChoices<Value extends string>({ label, value, onChoose, choices }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onChoose}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} lang={choice.lang} closeOnClick className={itemClass}>
          <span className="min-w-0 flex-1">{choice.label}</span>
          <Base.RadioItemIndicator render={<Icon name="check" size={18} className="text-primary" />} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

interface MenuLinkProps {
  /** The link to render, such as `<Link to="/..." />`. */
  render: ReactElement
  icon?: IconName
  children: ReactNode
}

/** A link in a menu. */
export function MenuLink({ render, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={render} closeOnClick className={itemClass}>
      {icon && <Icon name={icon} size={18} className="text-mute" />}
      <span className="min-w-0 flex-1">{children}</span>
    </Base.LinkItem>
  )
}

const itemClass =
  'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-mark px-2.5 py-1.5 text-sm font-medium outline-none data-disabled:cursor-not-allowed data-disabled:text-mute data-highlighted:not-data-disabled:bg-primary-tint pointer-coarse:min-h-11'
