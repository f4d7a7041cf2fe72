import { type ReactNode, useState } from 'react'
import { fallsFar, fallWords } from '#domain/catalogue/price-fall.ts'
import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** A price that is written over another one. */
interface Written {
  /** 'Harga level 2' */
  name: string
  /** Null where there is none yet. */
  from: DecimalText | null
  to: DecimalText | null
}

interface Question {
  falls: string[]
  open: boolean
  answer: (isMeant: boolean) => void
}

/** Asks once more before prices are saved that are far below the present ones: a mark may be in the wrong place [SHOP-7]. */
export function usePriceFall(): {
  askFor: (prices: readonly Written[]) => Promise<boolean>
  askForPercent: (percent: string) => Promise<boolean>
  question: ReactNode
} {
  const [asked, setAsked] = useState<Question>()

  function ask(falls: string[]): Promise<boolean> {
    if (falls.length === 0) return Promise.resolve(true)
    return new Promise((answer) => setAsked({ falls, open: true, answer }))
  }

  function answer(isMeant: boolean) {
    if (!asked) return
    setAsked({ ...asked, open: false })
    asked.answer(isMeant)
  }

  return {
    askFor: (prices) => ask(prices.flatMap(fallOf)),
    askForPercent: (percent) =>
      ask(Number(percent) < -50 ? [`Harga turun ${percent.slice(1).replace('.', ',')} %`] : []),
    question: asked && (
      <ConfirmDialog
        open={asked.open}
        title={asked.falls.length === 1 ? `${asked.falls[0]}. Simpan?` : 'Beberapa harga turun jauh. Simpan?'}
        confirmLabel="Ya, simpan"
        cancelLabel="Periksa lagi"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked.falls.length > 1 && (
          <ul className="grid list-disc gap-1 ps-5">
            {asked.falls.map((fall) => (
              <li key={fall}>{fall}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    ),
  }
}

function fallOf({ name, from, to }: Written): string[] {
  if (from === null || to === null || !fallsFar(from, to)) return []
  return [`${name} turun ${fallWords(from, to)}: ${formatRupiah(from)} → ${formatRupiah(to)}`]
}
