import type { BulkKind } from '#domain/catalogue/bulk-act.ts'
import type { BulkOutcome } from '#domain/catalogue/contract-bulk.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import type { ProductFilter } from '../queries.ts'
import type { Selected } from './use-selection.ts'

export interface BulkDialogProps {
  open: boolean
  kind: BulkKind
  selected: Selected
  count: number
  /** By which all were found. */
  filter: ProductFilter
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Asks for an act on many products [SHOP-2]. */
export const BulkDialog = lazyDialog<BulkDialogProps>(async () => (await import('./bulk-forms.tsx')).BulkForm)
