import { type ReactNode, useState } from 'react'
import type { StockedProduct } from '#domain/stock/codec.ts'
import { StockDialog, type StockQuestion } from './stock-dialog.tsx'

/** What was asked last, about the stock as it was seen then. */
interface Asked {
  product: StockedProduct
  question: StockQuestion
  open: boolean
  /** A form begins anew each time. */
  turn: number
}

/** The dialog in which acts on stocks are asked for, and what opens it [SHOP-5]. */
export function useStockDialog(): {
  ask: (product: StockedProduct, question: StockQuestion) => () => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  return {
    ask: (product, question) => () => setAsked({ product, question, open: true, turn: (asked?.turn ?? 0) + 1 }),
    dialog: asked && (
      <StockDialog
        key={asked.turn}
        product={asked.product}
        open={asked.open}
        question={asked.question}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    ),
  }
}
