import type { ReactNode } from 'react'
import type { LinkComponent } from '../action/link.tsx'
import { cx } from '../cx.ts'
import { withAmounts } from '../text/with-amounts.tsx'
import { Breadcrumb, type BreadcrumbEntry } from './breadcrumb.tsx'

interface PageHeaderProps {
  title?: ReactNode
  breadcrumb?: readonly BreadcrumbEntry[]
  /** Beside the title: what helps with the page. */
  help?: ReactNode
  /** A line under the title. */
  lead?: ReactNode
  /** The lead is long: it has a line of its own, so that the actions stay on the title's. */
  longLead?: boolean
  /** At the end of the title's line. */
  actions?: ReactNode
  Link?: LinkComponent
  className?: string
}

/** The head of a page: breadcrumb, title, help, lead, actions; all optional [ROUTE-7]. */
export function PageHeader({ title, breadcrumb, help, lead, longLead, actions, Link, className }: PageHeaderProps) {
  const shownLead = lead && <div className="mt-1 text-sm text-mute">{withAmounts(lead)}</div>
  return (
    <div className={cx('pb-5 pt-4', className)}>
      {breadcrumb && breadcrumb.length > 0 && <Breadcrumb entries={breadcrumb} Link={Link} className="mb-2" />}
      {(title || actions) && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            {title && (
              <div className="flex items-center gap-1.5">
                <h1 className="min-w-0 text-2xl">{title}</h1>
                {help}
              </div>
            )}
            {!longLead && shownLead}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
      )}
      {longLead && <div className="max-sm:mt-2.5">{shownLead}</div>}
    </div>
  )
}
