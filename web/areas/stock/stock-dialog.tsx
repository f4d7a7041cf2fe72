import type { ExpectedGoods, Lot, StockedProduct } from '#domain/stock/shapes.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** The acts on a stock. */
export type StockQuestion = 'receive' | 'set' | 'threshold' | 'leadTime' | 'addLot' | 'expect'

export interface StockDialogProps {
  open: boolean
  product: StockedProduct
  onClose: () => void
}

/** Asks for an act on a stock [SHOP-5]. */
export const StockDialog = lazyDialog<StockDialogProps & { question: StockQuestion }>(
  async () => (await import('./stock-forms.tsx')).StockForm,
)

/** Asks how much a lot holds [SHOP-5]. */
export const LotDialog = lazyDialog<StockDialogProps & { lot: Lot }>(
  async () => (await import('./lot-forms.tsx')).CorrectLotForm,
)

/** Asks what arrived of an expected delivery, or for another day of it [SHOP-5]. */
export const ExpectedDialog = lazyDialog<
  StockDialogProps & { expected: ExpectedGoods; question: 'receive' | 'change' }
>(async () => (await import('./expected-forms.tsx')).ExpectedForm)
