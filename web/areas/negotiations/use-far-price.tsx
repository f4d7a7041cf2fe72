import { type FormEvent, useState } from 'react'
import type { DecimalText } from '#domain/money.ts'
import { isFarFrom } from '#domain/negotiations/difference.ts'
import { FarPriceDialog } from './far-price-dialog.tsx'

interface Product {
  listPrice: DecimalText
  /** 'kg' */
  unit: string
}

/** Sends a form whose price is typed, after a question where it is far from the list price [NEGO-15]. */
export function useFarPrice(
  amount: DecimalText | null,
  { listPrice, unit }: Product,
  send: (event?: FormEvent<HTMLFormElement>) => unknown,
) {
  const [doubting, setDoubting] = useState(false)

  function submit(event?: FormEvent<HTMLFormElement>) {
    if (amount === null || !isFarFrom(amount, listPrice)) return void send(event)
    event?.preventDefault()
    setDoubting(true)
  }

  const question = amount !== null && (
    <FarPriceDialog
      open={doubting}
      price={amount}
      listPrice={listPrice}
      unit={unit}
      onConfirm={() => {
        setDoubting(false)
        void send()
      }}
      onCancel={() => setDoubting(false)}
    />
  )
  return { submit, question }
}
