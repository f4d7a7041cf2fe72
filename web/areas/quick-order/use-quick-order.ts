import { useEffect, useReducer, useRef, useState } from 'react'
import { MOST } from '#domain/limits.ts'
import type { StyleDecision } from '#domain/numbers/number-style.ts'
import type { NumberStyle } from '#domain/numbers/number-text.ts'
import { inOurStyle, styleOfTyped } from '#domain/quick-order/read-quantity.ts'
import { readPasted, type TypedRow } from '#domain/quick-order/typed-row.ts'
import { readDraft, removeDraft, saveDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { isBlank, type Row, type RowsAct, readyRows, rowsAfter, tooLong, tornApart, unchecked } from './rows.ts'

const DRAFT = 'pesan-cepat'
interface Draft {
  text: string
  rows: (TypedRow & Pick<Row, 'productId'>)[]
}

/** Rows with quantities that can be read in two ways, until the buyer decides. */
export interface AmbiguousRows extends Pick<StyleDecision, 'question'> {
  rows: readonly TypedRow[]
  source: 'text' | 'file'
}

/** The rows of a quick order: typed, checked by the server, put into the cart; saved in this tab [ORDER-7]. */
export function useQuickOrder() {
  const { userId, company } = useViewer()
  const owner = `${userId} ${company?.id}`
  const [text, setText] = useState('')
  const [rows, act] = useReducer(rowsAfter, [])
  const [ambiguous, setAmbiguous] = useState<AmbiguousRows | null>(null)
  /** Rows of a file for which there was no room. */
  const [unplaced, setUnplaced] = useState(0)
  const check = useAct('pesan-cepat/periksa', {
    failed: 'Baris belum dapat diperiksa. Periksa koneksi Anda, lalu coba lagi.',
  })
  /** The last check failed: the rows without an answer stay unchecked until the next check. */
  const [isUnanswered, setUnanswered] = useState(false)
  const put = useKeyedAct('pesan-cepat/keranjang', { refreshes: ['cart'] })
  const { ready, products } = readyRows(rows, MOST.cartLines)
  const latest = useRef(rows)
  latest.current = rows

  async function ask(asked: readonly Row[]): Promise<void> {
    const typed = asked.filter((row) => !isBlank(row))
    const long = typed.filter((row) => tooLong(row) !== null)
    if (long.length > 0) act({ kind: 'check', sent: long, answers: long.flatMap((row) => tooLong(row) ?? []) })
    const full = typed.filter((row) => tooLong(row) === null)
    if (full.length === 0) return
    let torn: readonly Row[] = []
    const rows = full.map(({ code, quantity, productId }) => ({ code, quantity, productId }))
    const problem = await check.send(
      // what stands in the rows is written as in every field
      { rows, style: 'id' },
      {
        answered: ({ data }) => {
          const checked = { kind: 'check', sent: full, answers: data.rows } as const
          torn = tornApart(rowsAfter(latest.current, checked), full)
          act(checked)
        },
      },
    )
    setUnanswered(problem !== null)
    if (torn.length > 0) await ask(torn)
  }

  /** Adds rows as far as there is room, and checks them. @returns those for which there was none */
  function append(added: readonly (TypedRow & { productId?: number | null })[]): TypedRow[] {
    const room = MOST.quickRows - rows.length
    const taken = { kind: 'append', rows: added.slice(0, room) } as const
    act(taken)
    void ask(rowsAfter(rows, taken).slice(rows.length))
    return added.slice(room)
  }

  /** Takes the rows once the style of their quantities is decided. */
  function takeOrAsk(
    read: readonly TypedRow[],
    source: AmbiguousRows['source'],
    { style, question }: StyleDecision,
  ): void {
    if (question) setAmbiguous({ rows: read, source, question })
    else takeAs({ rows: read, source }, style)
  }

  function takeAs({ rows: read, source }: Omit<AmbiguousRows, 'question'>, style: NumberStyle): void {
    const left = append(read.map((row) => ({ ...row, quantity: inOurStyle(row.quantity, style) })))
    setAmbiguous(null)
    setUnplaced(source === 'file' ? left.length : 0)
    if (source === 'text') setText(left.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n'))
  }

  /** Applies a change that leaves rows unchecked, and checks them. */
  function actAndAsk(done: RowsAct): void {
    act(done)
    void ask(unchecked(rowsAfter(rows, done)))
  }

  // the browser's storage, which the server does not see: read once, and saved with every change after that
  const isRestored = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for an owner
  useEffect(() => {
    const draft = readDraft<Draft>(DRAFT, owner)
    isRestored.current = true
    if (!draft) return
    setText(draft.text)
    append(draft.rows)
  }, [owner])
  useEffect(() => {
    if (!isRestored.current) return
    if (text === '' && rows.length === 0) return removeDraft(DRAFT)
    const draftRows = rows.map(({ code, quantity, productId }) => ({ code, quantity, productId }))
    saveDraft(DRAFT, owner, { text, rows: draftRows } satisfies Draft)
  }, [owner, text, rows])

  return {
    text,
    setText: (typed: string) => {
      setText(typed)
      setAmbiguous(null)
    },
    rows,
    ambiguous,
    checking: check.working,
    /** Rows whose check failed. */
    unanswered: isUnanswered ? unchecked(rows).length : 0,
    ready,
    products,
    append,
    change: (row: Row, typed: Partial<Pick<Row, 'code' | 'quantity' | 'productId'>>) =>
      actAndAsk({ kind: 'type', id: row.id, typed }),
    type: (row: Row, typed: Pick<Row, 'code'> | Pick<Row, 'quantity'>) => act({ kind: 'type', id: row.id, typed }),
    askOpen: () => void ask(unchecked(rows)),
    /** The products that one row may mean, which are left out where many rows have such. */
    askChoices: (row: Row) => void ask([row]),
    remove: (removed: readonly Row[]) => actAndAsk({ kind: 'remove', ids: new Set(removed.map(({ id }) => id)) }),
    /** Makes rows of what is in the text field; what there is no room for stays in it. */
    take: () => {
      const pasted = readPasted(text)
      takeOrAsk(pasted, 'text', styleOfTyped(pasted.map(({ quantity }) => quantity)))
    },
    takeFile: (read: StyleDecision & { rows: readonly TypedRow[] }) => takeOrAsk(read.rows, 'file', read),
    readAs: (style: NumberStyle) => ambiguous && takeAs(ambiguous, style),
    unplaced,
    putting: put.working,
    /** Puts the rows that are right into the cart; those that could not go after all stay, with the reason. */
    put: (answered: (added: number, skipped: number) => void) =>
      put.send(
        {
          rows: ready.flatMap(({ checked }) =>
            checked?.product && checked.units ? [{ productId: checked.product.id, units: checked.units }] : [],
          ),
        },
        {
          answered: ({ data: answer }) => {
            act({ kind: 'taken', sent: ready, answer })
            answered(answer.added, answer.skipped.length)
          },
        },
      ),
  }
}
export type QuickOrder = ReturnType<typeof useQuickOrder>
