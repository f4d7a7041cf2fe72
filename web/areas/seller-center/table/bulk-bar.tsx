import { useState } from 'react'
import type { BulkKind } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome } from '#domain/catalogue/codec-bulk.ts'
import type { OwnPage } from '#domain/catalogue/codec-selling.ts'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import type { ProductFilter } from '../queries.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { LastAct } from './last-act.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  page: OwnPage
  filter: ProductFilter
}

/** Above the table: what is ticked, what can be done with it, and what the last act has done [SHOP-2]. */
export function BulkBar({ selection, page, filter }: Props) {
  const { asked, ask, close } = useAsked<BulkKind>()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { products, total } = page
  function done(became: BulkOutcome) {
    selection.clear()
    setOutcome(became)
  }
  return (
    <>
      {outcome && outcome.refused.length > 0 && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(null)} />}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {products.length > 0 && <SelectionBar selection={selection} products={products} total={total} onAsk={ask} />}
        <LastAct onUndone={done} />
      </div>
      {asked && (
        <BulkDialog
          key={asked.turn}
          open={asked.open}
          kind={asked.about}
          selected={selection.selected}
          count={selection.count}
          filter={filter}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}
