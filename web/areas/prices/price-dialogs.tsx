import type { PriceDetail, PriceList, PriceLists } from '#domain/catalogue/contract-prices.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

interface DialogState {
  open: boolean
  onClose: () => void
}

export type EditedRule = Pick<PriceDetail['rules'][number], 'id' | 'level' | 'listId' | 'from' | 'amount'> & {
  firstDay: string
  lastDay: string | null
}

export interface RuleDialogProps extends DialogState {
  product: Pick<PriceDetail, 'id' | 'name' | 'unit' | 'version' | 'levels' | 'salesLimit'>
  /** Null: a new one. */
  rule: EditedRule | null
  /** Levels, as 'level-1', and lists by their ids. */
  targets: readonly SelectOption[]
  today: string
}

export interface ListDialogProps extends DialogState {
  /** Null: a new one. */
  list: PriceList | null
  copyOf: PriceList | null
  lists: PriceLists['lists']
  customers: PriceLists['customers']
  today: string
}

export interface PercentDialogProps extends DialogState {
  list: PriceList
}

/** Asks for a price of a product [SHOP-3]. */
export const RuleDialog = lazyDialog<RuleDialogProps>(async () => (await import('./rule-form.tsx')).RuleForm)

/** Asks for a customer's list [SHOP-3]. */
export const ListDialog = lazyDialog<ListDialogProps>(async () => (await import('./list-form.tsx')).ListForm)

/** Asks by how much the prices of a list change [SHOP-3]. */
export const PercentDialog = lazyDialog<PercentDialogProps>(
  async () => (await import('./percent-form.tsx')).PercentForm,
)
