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
  falls: readonly string[]
  dearer: readonly string[]
  open: boolean
  answer: (isMeant: boolean) => void
}

/**
 * Asks once more before prices are saved that are far below the present ones, where a mark may be in the wrong place, and
 * where a level becomes dearer than the one before it, `dearer` as words [SHOP-3, SHOP-7].
 */
export function usePriceFall(): {
  askFor: (prices: readonly Written[], dearer?: readonly string[]) => Promise<boolean>
  askForPercent: (percent: string, dearer?: readonly string[]) => Promise<boolean>
  question: ReactNode
} {
  const [asked, setAsked] = useState<Question>()

  function ask(falls: readonly string[], dearer: readonly string[] = []): Promise<boolean> {
    if (falls.length + dearer.length === 0) return Promise.resolve(true)
    return new Promise((answer) => setAsked({ falls, dearer, open: true, answer }))
  }

  function answer(isMeant: boolean) {
    if (!asked) return
    setAsked({ ...asked, open: false })
    asked.answer(isMeant)
  }

  return {
    askFor: (prices, dearer) => ask(prices.flatMap(fallOf), dearer),
    askForPercent: (percent, dearer) =>
      ask(Number(percent) < -50 ? [`Harga turun ${percent.slice(1).replace('.', ',')} %`] : [], dearer),
    question: asked && (
      <ConfirmDialog
        open={asked.open}
        title={`${titleOf(asked)}. Simpan?`}
        confirmLabel="Ya, simpan"
        cancelLabel="Periksa lagi"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {restOf(asked).length > 0 && (
          <ul className="grid list-disc gap-1 ps-5">
            {restOf(asked).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    ),
  }
}

function titleOf({ falls, dearer }: Question): string {
  const [first = '', second] = falls.length > 0 ? falls : dearer
  if (second === undefined) return first
  return falls.length > 0 ? 'Beberapa harga turun jauh' : 'Beberapa level lebih mahal daripada level sebelumnya'
}

/** What the title does not say. */
function restOf({ falls, dearer }: Question): string[] {
  const rest = falls.length > 0 ? [falls.length > 1 ? falls : [], dearer] : [dearer.length > 1 ? dearer : []]
  return rest.flat()
}

function fallOf({ name, from, to }: Written): string[] {
  if (from === null || to === null || !fallsFar(from, to)) return []
  return [`${name} turun ${fallWords(from, to)}: ${formatRupiah(from)} → ${formatRupiah(to)}`]
}
