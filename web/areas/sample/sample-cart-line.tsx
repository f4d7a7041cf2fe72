import { Link } from 'react-router'
import { MOST_OF_ONE, removeLine, type SampleLine } from '#domain/sample/cart.ts'
import { optionWords } from '#domain/sample/product.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { passFocusOn } from './sample-acts.tsx'
import { actSlowly, useIsWorking } from './sample-store.ts'
import { sampleProductPath } from './sample-words.ts'

interface Props {
  line: SampleLine
  /** The quantity as typed. */
  text: string
  problem: string | null
  onType: (text: string) => void
}

/** One line of the sample cart. */
export function SampleCartLine({ line, text, problem, onType }: Props) {
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
