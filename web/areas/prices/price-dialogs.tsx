import type { PriceDetail, PriceList, PriceLists } from '#domain/catalogue/contract-prices.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

interface Asked {
  open: boolean
  onClose: () => void
}

export type EditedRule = Pick<PriceDetail['rules'][number], 'id' | 'level' | 'listId' | 'from' | 'amount'> & {
  firstDay: string
  lastDay: string | null
}

export interface RuleAsked extends Asked {
  product: Pick<PriceDetail, 'id' | 'name' | 'unit' | 'version' | 'levels' | 'salesLimit'>
  /** Null: a new one. */
  rule: EditedRule | null
  /** Levels, as 'level-1', and lists by their ids. */
  targets: readonly SelectOption[]
  today: string
}

export interface ListAsked extends Asked {
  /** Null: a new one. */
  list: PriceList | null
  copyOf: PriceList | null
  lists: PriceLists['lists']
  customers: PriceLists['customers']
  today: string
}

export interface PercentAsked extends Asked {
  list: PriceList
}

/** Asks for a price of a product [SHOP-3]. */
export const RuleDialog = lazyDialog<RuleAsked>(async () => (await import('./rule-form.tsx')).RuleForm)

/** Asks for a customer's list [SHOP-3]. */
export const ListDialog = lazyDialog<ListAsked>(async () => (await import('./list-form.tsx')).ListForm)

/** Asks by how much the prices of a list change [SHOP-3]. */
export const PercentDialog = lazyDialog<PercentAsked>(async () => (await import('./percent-form.tsx')).PercentForm)
