import type { ComponentProps } from 'react'
import { PartsNav } from '../list/parts-nav.tsx'

/** The pages of one work, as tabs above each of them; their filters are pills. */
export function PartTabs(props: ComponentProps<typeof PartsNav>) {
  return (
    <div className="part-tabs">
      <PartsNav {...props} />
    </div>
  )
}
