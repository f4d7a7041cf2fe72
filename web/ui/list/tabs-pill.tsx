import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { pillClass, pillRowClass } from './chip.tsx'
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
