import { useEffect, useReducer, useRef, useState } from 'react'
import { MOST } from '#domain/limits.ts'
import type { NumberStyle } from '#domain/number-text.ts'
import { quickAdded, quickChecked } from '#domain/quick-order/codec.ts'
import { readPasted, type TypedRow } from '#domain/quick-order/typed-row.ts'
import { forgetTyped, keepTyped, typedBefore } from '#web/lib/kept-form.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useKeyedAct } from '#web/lib/use-keyed-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { isBlank, type Row, readyRows, rowsAfter, tooLong } from './rows.ts'

const DRAFT = 'pesan-cepat'
interface Draft {
  text: string
  rows: (TypedRow & Pick<Row, 'productId'>)[]
  style: NumberStyle | null
}

/** The rows of a quick order: typed, checked by the server, and put into the cart; kept in this tab meanwhile [ORDER-7]. */
export function useQuickOrder() {
  const { userId, company } = useViewer()
  const owner = `${userId} ${company?.id}`
  const [text, setText] = useState('')
  const [rows, act] = useReducer(rowsAfter, [])
  /** How numbers are read; null until the first answer says it. */
  const [style, setStyle] = useState<NumberStyle | null>(null)
  const check = useAct('pesan-cepat/periksa', {
    failed: 'Baris belum dapat diperiksa. Periksa koneksi Anda, lalu coba lagi.',
  })
  const put = useKeyedAct('pesan-cepat/keranjang', { refreshes: ['cart'] })
  const { ready, products } = readyRows(rows, MOST.cartLines)

  async function ask(asked: readonly Row[], by: NumberStyle | null = style): Promise<void> {
    const typed = asked.filter((row) => !isBlank(row))
    const long = typed.filter((row) => tooLong(row) !== null)
    if (long.length > 0) act({ kind: 'check', asked: long, answers: long.flatMap((row) => tooLong(row) ?? []) })
    const full = typed.filter((row) => tooLong(row) === null)
    if (full.length === 0) return
    const baris = full.map(({ code, quantity, productId }) => ({ kode: code, jumlah: quantity, produk_id: productId }))
    await check.send(
      { baris, ...(by && { angka: by }) },
      {
        answered: ({ data }) => {
          const answer = quickChecked.decode(data)
          act({ kind: 'check', asked: full, answers: answer.rows })
          setStyle(answer.style)
        },
      },
    )
  }

  /** Adds rows as far as there is room, and asks about them. @returns those for which there was none */
  function append(
    added: readonly (TypedRow & { productId?: number | null })[],
    by: NumberStyle | null = style,
  ): TypedRow[] {
    const room = MOST.quickRows - rows.length
    const taken = { kind: 'append', rows: added.slice(0, room) } as const
    act(taken)
    void ask(rowsAfter(rows, taken).slice(rows.length), by)
    return added.slice(room)
  }

  function change(row: Row, typed: Partial<Pick<Row, 'code' | 'quantity' | 'productId'>>): void {
    act({ kind: 'type', id: row.id, typed })
    void ask(rowsAfter([row], { kind: 'type', id: row.id, typed }))
  }

  // the browser's storage, which the server does not see: read once, and kept with every change after that
  const isRestored = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for an owner
  useEffect(() => {
    const draft = typedBefore<Draft>(DRAFT, owner)
    isRestored.current = true
    if (!draft) return
    setText(draft.text)
    setStyle(draft.style)
    append(draft.rows, draft.style)
  }, [owner])
  useEffect(() => {
    if (!isRestored.current) return
    if (text === '' && rows.length === 0) return forgetTyped(DRAFT)
    const kept = rows.map(({ code, quantity, productId }) => ({ code, quantity, productId }))
    keepTyped(DRAFT, owner, { text, rows: kept, style } satisfies Draft)
  }, [owner, text, rows, style])

  return {
    text,
    setText,
    rows,
    style: style ?? 'id',
    checking: check.working,
    ready,
    products,
    append,
    change,
    type: (row: Row, typed: Pick<Row, 'code'> | Pick<Row, 'quantity'>) => act({ kind: 'type', id: row.id, typed }),
    ask: (row: Row) => void ask([row]),
    remove: (removed: readonly Row[]) => act({ kind: 'remove', ids: new Set(removed.map(({ id }) => id)) }),
    /** Makes rows of what is in the text field; what there is no room for stays in it. */
    take: () =>
      setText(
        append(readPasted(text))
          .map(({ code, quantity }) => `${code}\t${quantity}`)
          .join('\n'),
      ),
    readAs: (other: NumberStyle) => {
      setStyle(other)
      void ask(rows, other)
    },
    putting: put.working,
    /** Puts the rows that are right into the cart; those that could not go after all stay, with the reason. */
    put: (answered: (added: number, skipped: number) => void) =>
      put.send(
        {
          baris: ready.flatMap(({ checked }) =>
            checked?.product && checked.units
              ? [{ produk_id: checked.product.id, kuantitas_satuan: checked.units }]
              : [],
          ),
        },
        {
          answered: ({ data }) => {
            const answer = quickAdded.decode(data)
            act({ kind: 'taken', asked: ready, answer })
            answered(answer.added, answer.skipped.length)
          },
        },
      ),
  }
}
export type QuickOrder = ReturnType<typeof useQuickOrder>
