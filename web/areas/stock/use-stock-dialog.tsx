import type { ReactNode } from 'react'
import type { StockedProduct } from '#domain/stock/shapes.ts'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StockDialog, type StockQuestion } from './stock-dialog.tsx'

/** The last requested act, on the stock as shown then. */
interface DialogTarget {
  product: StockedProduct
  question: StockQuestion
}

/** The dialog in which acts on stocks are requested, and what opens it [SHOP-5]. */
export function useStockDialog(): {
  ask: (product: StockedProduct, question: StockQuestion) => () => void
  dialog: ReactNode
} {
  const { target, ask, close } = useDialogTarget<DialogTarget>()
  return {
    ask: (product, question) => () => ask({ product, question }),
    dialog: target && (
      <StockDialog
        key={target.openCount}
        product={target.about.product}
        open={target.open}
        question={target.about.question}
        onClose={close}
      />
    ),
  }
}
