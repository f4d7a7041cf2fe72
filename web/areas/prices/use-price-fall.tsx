import type { ReactNode } from 'react'
import { risesBeyond } from '#domain/catalogue/prices/dearer-level.ts'
import { fallsFar, fallWords } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'

/** A price that is written over another one. */
interface Written {
  /** 'Harga level 2' */
  name: string
  /** Null where there is none yet. */
  from: DecimalText | null
  to: DecimalText | null
}

interface PriceWarnings {
  falls: readonly string[]
  dearer: readonly string[]
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
  const { ask, question } = useQuestion()

  function askOf(falls: readonly string[], dearer: readonly string[] = []): Promise<boolean> {
    if (falls.length + dearer.length === 0) return Promise.resolve(true)
    const warnings = { falls, dearer }
    return ask({
      title: `${titleOf(warnings)}. Simpan?`,
      text: restOf(warnings).length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {restOf(warnings).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ),
      confirmLabel: 'Ya, simpan',
      cancelLabel: 'Periksa lagi',
    })
  }

  return {
    askFor: (prices, dearer) => askOf(prices.flatMap(fallOf), dearer),
    askForPercent: (percent, dearer) =>
      askOf(Number(percent) < -50 ? [`Harga turun ${percent.slice(1).replace('.', ',')} %`] : [], dearer),
    question,
  }
}

/** The warning where a percentage makes prices of a list dearer than level 1, by the room that they have [SHOP-3]. */
export function dearerBy(percent: string, room: DecimalText | null): string[] {
  return risesBeyond(percent, room) ? ['Ada harga di daftar ini yang menjadi lebih mahal daripada level 1'] : []
}

function titleOf({ falls, dearer }: PriceWarnings): string {
  const [first = '', second] = falls.length > 0 ? falls : dearer
  if (second === undefined) return first
  return falls.length > 0 ? 'Beberapa harga turun jauh' : 'Beberapa level lebih mahal daripada level sebelumnya'
}

/** The rest of the warning beyond the title. */
function restOf({ falls, dearer }: PriceWarnings): string[] {
  const rest = falls.length > 0 ? [falls.length > 1 ? falls : [], dearer] : [dearer.length > 1 ? dearer : []]
  return rest.flat()
}

function fallOf({ name, from, to }: Written): string[] {
  if (from === null || to === null || !fallsFar(from, to)) return []
  return [`${name} turun ${fallWords(from, to)}: ${formatRupiah(from)} → ${formatRupiah(to)}`]
}
