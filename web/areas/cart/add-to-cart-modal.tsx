import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { lineAmount } from '#domain/cart/amounts.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import { PriceSteps, usePriceSteps } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { productOfIdQuery } from '#web/lib/product-of-id.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type CartProduct, useAddLine } from './add-to-cart-line.ts'
import { chosenQuantity, leastPacks } from './add-to-cart-quantity.ts'
import { BeyondWords } from './beyond-words.tsx'
import { UnitsInput } from './units-input.tsx'

const UNANSWERED =
  'Kami belum menerima jawaban dari server. Silakan tekan "Tambahkan" sekali lagi; produk tidak akan ditambahkan dua kali.'

interface Props {
  product: CartProduct
  open: boolean
  onClose: () => void
}

/** 'Kuantitas Pesanan': the number of packs and its total [CART-1 to CART-4]. */
export default function AddToCartModal({ product: card, open, onClose }: Props) {
  // cards do not know the stock; without an answer the server refuses what is more
  const now = useQuery({ ...productOfIdQuery(card.id), staleTime: 0, enabled: open })
  const { leadDays = null, expected = null } = now.data ?? {}
  const product = { ...card, stock: now.data?.stock ?? null, leadDays }
  const least = leastPacks(product)
  const { working, addLine } = useAddLine({ named: true })
  const [unanswered, setUnanswered] = useState(false)
  const form = useCheckedForm('produk/keranjang/tambah', {
    start: { units: String(least) },
    body: (typed) => ({ units: read(typed).units }),
    faults: (typed) => ({ units: read(typed).reason ?? undefined }),
    onValid: (_, typed) => add(read(typed).packs),
  })
  const { field: quantity } = useController({ control: form.control, name: 'units' })
  const chosen = chosenQuantity(quantity.value, product)
  const step = stepAt(usePriceSteps(product.id), chosen.units)
  const unit = product.unit
  const fault = chosen.reason ?? form.formState.errors.units?.message

  function read({ units: packs }: { units: string }) {
    return chosenQuantity(packs, product)
  }

  async function add(packs: number | null) {
    if (packs === null) return
    setUnanswered(false)
    const problem = await addLine(product, packs, { marks: form.marks })
    if (problem?.unanswered) setUnanswered(true)
    if (problem?.field) await now.refetch()
    if (!problem) onClose()
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Kuantitas Pesanan"
      size="sm"
      onSubmit={form.send}
      footer={
        <Button type="submit" size="lg" block working={working} disabled={chosen.packs === null} reason={chosen.reason}>
          Tambahkan
        </Button>
      }
    >
      <div className="flex items-center gap-3.5">
        <img
          src={product.picture}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-field border border-line object-cover"
        />
        <div className="min-w-0">
          <p className="font-semibold leading-snug">{product.name}</p>
          <p className="mt-0.5 text-sm text-mute">{product.sellerName}</p>
        </div>
      </div>

      <dl className="num mt-4 grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-page px-4 py-3 text-sm">
        <Fact label="Harga satuan">
          <Amount of={step?.amount ?? product.price} /> / {unit}
        </Fact>
        <Fact label="Harga per kemasan">
          <Amount of={lineAmount(product.packWeight, step?.amount ?? product.price)} />
        </Fact>
        <Fact label="Kemasan">{product.packLabel}</Fact>
        <Fact label="Minimum pembelian">
          {formatQuantity(product.minPurchase)} {unit}
        </Fact>
        <Fact label="Minimum kemasan">{least} kemasan</Fact>
      </dl>

      <PriceSteps
        productId={product.id}
        unit={unit}
        minPurchase={product.minPurchase}
        units={chosen.units}
        className="mt-3"
      />

      <Field label="Kuantitas (kemasan)" error={fault} className="mt-4">
        <QuantityStepper
          {...quantity}
          size="lg"
          least={least}
          invalid={fault !== undefined}
          suffix={
            <UnitsInput units={chosen.asked} packWeight={product.packWeight} unit={unit} onPacks={quantity.onChange} />
          }
        />
      </Field>

      {(leadDays !== null || (expected && isMore(chosen.asked, product.stock ?? '0'))) && (
        <Notice tone="attention" className="mt-4">
          <BeyondWords
            days={leadDays}
            expected={expected}
            unit={unit}
            packWeight={product.packWeight}
            stock={product.stock}
            units={chosen.asked}
          />
        </Notice>
      )}

      <dl className="num mt-4 border-t border-line pt-3" aria-live="polite">
        <div className="flex items-baseline justify-between gap-4 py-1 text-sm">
          <dt className="text-mute">Total kuantitas</dt>
          <dd className="font-semibold">
            {formatQuantity(chosen.units)} {unit}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 py-1">
          <dt className="text-sm text-mute">Total harga</dt>
          <dd className="text-lg font-bold">
            <Amount of={step ? lineAmount(chosen.units, step.amount) : chosen.amount} />
          </dd>
        </div>
      </dl>
      {/* clear of what the button says above itself while it works */}
      <p className="pb-2 text-xs text-mute">Belum termasuk PPN dan ongkos kirim</p>
      {unanswered && (
        <Notice tone="danger" className="mt-4">
          {UNANSWERED}
        </Notice>
      )}
    </Modal>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-mute">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
