import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../action/button-class.ts'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { withAmounts } from '../text/with-amounts.tsx'

interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  /** The next step. */
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** Shown for an empty list, with a next step. */
export function EmptyState({ icon = 'box', title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon name={icon} size={26} />
      </span>
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text && <div className="mt-1 max-w-md text-balance text-mute">{withAmounts(text)}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

/** In place of a list that its filters leave empty; leads to all of it. */
export function NothingFits({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      icon="search"
      title={title}
      text={text}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'secondary' })}>
          Hapus filter
        </Link>
      }
    />
  )
}
