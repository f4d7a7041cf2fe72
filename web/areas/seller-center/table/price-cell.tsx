import { type KeyboardEvent, useState } from 'react'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { type LevelPrice, newlyDearer } from '#domain/catalogue/prices/dearer-level.ts'
import { salesLimitWords } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { readAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import { usePriceFall } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { PRODUCT_VIEWS } from '../queries.ts'

/** The list price of a product; who may change it presses it, types, and saves by Enter or leaves by Escape [SHOP-2]. */
export function PriceCell({ product }: { product: OwnProduct }) {
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown')
  if (!product.can.edit.allowed) return <Price product={product} />
  if (state === 'edited') return <PriceForm product={product} onLeave={() => setState('left')} />
  return (
    <button
      type="button"
      // after leaving the field by a key the focus stays at its cell
      ref={state === 'left' ? focus : undefined}
      onClick={() => setState('edited')}
      aria-label={`Ubah harga daftar ${product.name}, sekarang ${product.price ? formatRupiah(product.price) : 'belum ada'}`}
      className={editableClass}
    >
      <Price product={product} />
    </button>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

function Price({ product: { price, unit } }: { product: OwnProduct }) {
  if (price === null) return <span className="text-mute">belum ada</span>
  return (
    <>
      <span className="font-semibold">
        <Amount of={price} />
      </span>
      <span className="text-mute"> / {unit}</span>
    </>
  )
}

function PriceForm({ product, onLeave }: { product: OwnProduct; onLeave: () => void }) {
  // the product when the field opened; after a refusal the new state stands below the field, and is what is changed
  const [opened, setOpened] = useState<OwnProduct | null>(product)
  const base = opened ?? product
  const act = useAct('pusat-seller/produk/harga', {
    done: ({ data }) => (data.waitsForOwner ? 'Menunggu persetujuan pemilik' : 'Harga tersimpan'),
    failed: 'Harga belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: [...PRODUCT_VIEWS, 'pusat-seller/harga/persetujuan/daftar'],
  })
  const fall = usePriceFall()
  const asked = confirmFirst(act, ({ price }) =>
    fall.askFor(
      [{ name: 'Harga', from: base.price, to: String(price) }],
      newlyDearer(levelPrices(base), levelPrices({ ...base, price: String(price) })),
    ),
  )
  const form = useCallForm(asked, {
    start: { price: shownAmount(product.price) },
    body: ({ price }) => ({ productId: base.id, version: base.version, price: readAmount(price) ?? price }),
    // what can never be saved is refused before the question about a fall
    faults: ({ price }) => ({ price: isNothing(readAmount(price)) ? 'Harga harus di atas nol.' : undefined }),
    keep: true,
    answered: onLeave,
    onClose: () => setOpened(null),
  })

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || act.working) return
    event.stopPropagation()
    onLeave()
  }

  const now = opened || !product.price ? null : `Sekarang ${formatRupiah(product.price)}.`
  const limit = salesLimitWords(base.salesLimit, readAmount(form.watch('price')))
  const hint = [now, limit].filter(Boolean).join(' ') || 'Enter simpan, Esc batal'
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => void form.send(event)}
        onKeyDown={leaveByEscape}
        noValidate
        className="ms-auto w-44 text-start whitespace-normal"
      >
        <AmountField
          form={form}
          name="price"
          label={`Harga daftar ${product.name}, per ${product.unit}`}
          hideLabel
          hint={form.formState.errors.price ? undefined : hint}
          read={typedAmount}
          leading="Rp"
          unit={product.unit}
          // the field opens where it was pressed, for typing
          inputRef={focusAtOnce}
          readOnly={act.working}
          enterKeyHint="done"
        />
      </form>
      {fall.question}
    </>
  )
}

function levelPrices({ price, priceAtLevel2, priceAtLevel3 }: OwnProduct): LevelPrice[] {
  return [price, priceAtLevel2, priceAtLevel3].map((amount, index) => ({ level: index + 1, amount }))
}

function isNothing(amount: DecimalText | null): boolean {
  return amount !== null && !isMore(amount, '0')
}

function focusAtOnce(field: HTMLInputElement | null) {
  if (!field || document.activeElement === field) return
  field.focus()
  field.select()
}

/** A value in a table that is pressed to be changed. */
export const editableClass =
  '-mx-2 inline-flex min-h-8 lg:min-h-7 items-baseline gap-1 rounded-field border border-transparent px-2 py-1 lg:py-0.5 text-end hover:border-line-control hover:bg-paper focus-visible:border-primary pointer-coarse:min-h-11 pointer-coarse:items-center'
