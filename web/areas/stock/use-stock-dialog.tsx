import type { ReactNode } from 'react'
import type { StockedProduct } from '#domain/stock/shapes.ts'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { StockDialog, type StockQuestion } from './stock-dialog.tsx'

/** What was asked last, about the stock as it was seen then. */
interface Asked {
  product: StockedProduct
  question: StockQuestion
}

/** The dialog in which acts on stocks are asked for, and what opens it [SHOP-5]. */
export function useStockDialog(): {
  ask: (product: StockedProduct, question: StockQuestion) => () => void
  dialog: ReactNode
} {
  const { asked, ask, close } = useAsked<Asked>()
  return {
    ask: (product, question) => () => ask({ product, question }),
    dialog: asked && (
      <StockDialog
        key={asked.turn}
        product={asked.about.product}
        open={asked.open}
        question={asked.about.question}
        onClose={close}
      />
    ),
  }
}
