import { useState } from 'react'
import { Link } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import { changeQuantities, MOST_OF_ONE, removeLine, type SampleCart, type SampleLine } from '#domain/sample/cart.ts'
import { optionWords } from '#domain/sample/product.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { EmptyList, ListToCome } from './empty-list.tsx'
import { QUANTITY_WANTED, readQuantity } from './quantity.ts'
import { passFocusOn } from './sample-acts.tsx'
import { SampleFrame } from './sample-frame.tsx'
import { actSlowly, useIsWorking, useSample } from './sample-store.ts'
import { sampleProductPath } from './sample-words.ts'

/** The cart of the sample shop: lines, quantities, totals, and nothing to order [SAMPLE-2, SAMPLE-3]. */
export function SampleCartView() {
  const sample = useSample()
  return (
    <SampleFrame title="Keranjang contoh" here="cart">
      {sample ? <Cart cart={sample.cart} /> : <ListToCome />}
    </SampleFrame>
  )
}

function Cart({ cart }: { cart: SampleCart }) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  if (cart.lines.length === 0)
    return (
      <EmptyList
        icon="cart"
        title="Keranjang contoh masih kosong"
        text="Pilih satu produk contoh dan masukkan ke keranjang: tidak ada yang dipesan."
      />
    )

  const textOf = (id: number, quantity: number) => typed.get(id) ?? String(quantity)
  const changes = cart.lines.flatMap(({ id, quantity }) => {
    const text = textOf(id, quantity)
    return text === String(quantity) ? [] : [{ id, text, quantity: readQuantity(text) }]
  })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Card className="px-4 sm:px-5">
        <ul aria-label="Isi keranjang contoh" className="divide-y divide-line">
          {cart.lines.map((line) => {
            const text = textOf(line.id, line.quantity)
            return (
              <SampleCartLine
                key={line.id}
                line={line}
                text={text}
                problem={readQuantity(text) === null ? QUANTITY_WANTED : null}
                onType={(next) => setTyped(new Map(typed).set(line.id, next))}
              />
            )
          })}
        </ul>
        <div className="flex justify-end border-t border-line py-3">
          <UpdateButton changes={changes} onDone={() => setTyped((now) => withoutSent(now, changes))} />
        </div>
      </Card>
      <Summary cart={cart} />
    </div>
  )
}

interface Change {
  id: number
  text: string
  /** Null while it is none. */
  quantity: number | null
}

function UpdateButton({ changes, onDone }: { changes: readonly Change[]; onDone: () => void }) {
  const sound = changes.flatMap(({ id, quantity }) => (quantity === null ? [] : [{ id, quantity }]))
  const reason = whyNot(changes.length, sound.length)
  return (
    <Button
      variant="secondary"
      working={useIsWorking('quantities')}
      disabled={reason !== null}
      reason={reason}
      onClick={() =>
        actSlowly('quantities', {
          change: (state) => ({ ...state, cart: changeQuantities(state.cart, sound) }),
          done: 'Jumlah diperbarui',
          before: onDone,
        })
      }
    >
      Perbarui jumlah
    </Button>
  )
}

function whyNot(changed: number, sound: number): string | null {
  if (sound < changed) return 'Perbaiki dahulu jumlah yang ditandai.'
  return changed === 0 ? 'Belum ada jumlah yang diubah.' : null
}

/** What is typed but for what was sent: what was typed meanwhile stays. */
function withoutSent(typed: ReadonlyMap<number, string>, sent: readonly Change[]): ReadonlyMap<number, string> {
  return new Map([...typed].filter(([id, text]) => !sent.some((change) => change.id === id && change.text === text)))
}

function Summary({ cart }: { cart: SampleCart }) {
  const { signedIn } = useViewer()
  return (
    <Card as="section" padded aria-label="Ringkasan" className="lg:sticky lg:top-32">
      <CardTitle>Ringkasan</CardTitle>
      <FactList
        layout="rows"
        facts={[
          { label: `Subtotal (${cart.quantity})`, value: formatRupiah(cart.subtotal) },
          ...cart.extraLines.map(({ type, price }) => ({ label: extras[type], value: formatRupiah(price) })),
          { label: 'Total', value: formatRupiah(cart.total), strong: true },
        ]}
      />
      <p className="mb-3 mt-1 text-sm text-mute">Percobaan berakhir di sini: keranjang contoh tidak dapat dipesan.</p>
      <Link to={signedIn ? '/produk' : '/daftar'} className={buttonClass({ block: true, size: 'lg' })}>
        {signedIn ? 'Cari produk' : 'Daftarkan perusahaan'}
      </Link>
    </Card>
  )
}

const extras = { shipping: 'Ongkos kirim', tax: 'Pajak' }

interface Props {
  line: SampleLine
  /** The quantity as typed. */
  text: string
  problem: string | null
  onType: (text: string) => void
}

function SampleCartLine({ line, text, problem, onType }: Props) {
  const { id, product, options, price, total } = line
  const name = `line ${id}`
  return (
    <li
      aria-label={product.name}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto_7rem]"
    >
      <img src={product.images[0]} alt="" width={64} height={64} className="size-16 rounded-control object-cover" />
      <div className="min-w-0">
        <Link to={sampleProductPath(product)} className="font-semibold hover:text-primary hover:underline">
          {product.name}
        </Link>
        <p className="num text-sm text-mute">{[product.pack.net, ...optionWords(product, options)].join(' · ')}</p>
        <p className="num text-sm">
          <Amount of={price} />
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2 px-2"
          working={useIsWorking(name)}
          aria-label={`Hapus ${product.name}`}
          icon={<Icon name="trash" size={18} />}
          onClick={({ currentTarget }) =>
            actSlowly(name, {
              change: (state) => ({ ...state, cart: removeLine(state.cart, id) }),
              done: `${product.name} dihapus dari keranjang contoh`,
              before: () => passFocusOn(currentTarget),
            })
          }
        >
          Hapus
        </Button>
      </div>
      <div className="col-span-full flex flex-wrap items-start justify-between gap-3 md:contents">
        <Field hideLabel label={`Jumlah ${product.name}`} error={problem} className="max-w-44">
          <QuantityStepper value={text} onChange={onType} most={MOST_OF_ONE} invalid={problem !== null} />
        </Field>
        <p className="num pt-2 text-end font-semibold">
          <Amount of={total} />
        </p>
      </div>
    </li>
  )
}
