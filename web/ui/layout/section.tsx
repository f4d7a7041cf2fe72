import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { withAmounts } from '../text/with-amounts.tsx'

interface Props {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** One part of a page, below its title; a table in it has no frame of its own (`framed`). */
export function Section({ title, lead, aside, children }: Props) {
  return (
    <Card as="section" padded aria-label={title} className="framed">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{title}</h2>
          {lead && <p className="mt-0.5 text-sm text-mute">{withAmounts(lead)}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  )
}
