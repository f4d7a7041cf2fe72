import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { scrollRow } from './scroll-row.ts'

interface TabsPillProps {
  /** The accessible name of the row. */
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode; count?: number }[]
  /** The content of the chosen tab. */
  children?: ReactNode
  /** After the row, on the same line: arrows, a link. */
  aside?: ReactNode
  className?: string
}

/** A row of pills, one of them chosen; scrolls sideways if it does not fit. */
export function TabsPill({ label, value, onChange, tabs, children, aside, className }: TabsPillProps) {
  return (
    <Tabs.Root value={value} onValueChange={(next: string) => onChange(next)} className={cx('min-w-0', className)}>
      <div className="flex items-center gap-4">
        <Tabs.List aria-label={label} activateOnFocus ref={scrollRow} className={pillRowClass}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.value} value={tab.value} className={(state) => pillClass(state.active)}>
              {tab.label}
              {tab.count !== undefined && <span className="num opacity-75">{tab.count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {aside && <div className="ms-auto shrink-0">{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} tabIndex={-1} className="outline-none">
          {children}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** The class names of a pill, also for links that look like tabs (each a page of its own). */
export function pillClass(current: boolean): string {
  return cx(
    'inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 text-sm font-semibold no-underline transition-colors pointer-coarse:h-11',
    current
      ? 'border-ink bg-ink text-white'
      : 'border-line bg-paper text-ink-soft hover:border-line-strong hover:text-ink',
  )
}

/** The class names of the row of pills; what they say to screen readers alone scrolls with them, for it is positioned. */
export const pillRowClass = 'scrollbar-none row-fade relative -mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1'
