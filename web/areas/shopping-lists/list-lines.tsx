import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { MOST_PACKS } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity } from '#domain/format.ts'
import type { ListLine, ShoppingList } from '#domain/shopping-lists/contract.ts'
import { Amount } from '#web/lib/amount.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type ListEdits, packsProblem, packsText } from './list-edits.ts'

interface Props {
  list: ShoppingList
  edits: ListEdits
  onEdit: (line: ListLine, packs: string | null | undefined) => void
  /** This member only reads. */
  locked: boolean
}

/** The products of a list with usual quantities, prices of today, and what cannot be ordered now [ORDER-7]. */
export function ListLines({ list, edits, onEdit, locked }: Props) {
  return (
    <Card as="ul" className="divide-y divide-line px-4 sm:px-5">
      {list.lines.map((line) => (
        <LineRow key={line.productId} line={line} edits={edits} onEdit={onEdit} locked={locked} />
      ))}
    </Card>
  )
}

function LineRow({ line, edits, onEdit, locked }: Omit<Props, 'list'> & { line: ListLine }) {
  const removed = edits.get(line.productId)?.packs === null
  const problem = removed ? null : packsProblem(line, edits)
  return (
    <li
      aria-label={line.name}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto_9rem_auto] md:gap-x-4"
    >
      <img src={line.picture} alt="" width={56} height={56} className="size-14 rounded-control bg-page object-cover" />
      <div className={cx('min-w-0', removed && 'opacity-60')}>
        <Link to={productPath(line)} className="font-semibold hover:text-primary hover:underline">
          {line.name}
        </Link>
        <p className="text-sm text-mute">
          {line.packLabel} · {line.sellerName}
        </p>
        {removed ? (
          <p className="text-sm text-amber-ink">Dihapus saat perubahan disimpan</p>
        ) : (
          (problem ?? line.obstacle) && (
            <p className="mt-1 flex items-start gap-1.5 text-sm text-danger">
              <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
              {problem ?? line.obstacle}
            </p>
          )
        )}
      </div>
      <div className="max-md:col-start-2 max-md:row-start-2">
        <QuantityStepper
          label={`Jumlah kemasan ${line.name}`}
          value={packsText(line, edits)}
          onChange={(text) => onEdit(line, text)}
          least={1}
          most={MOST_PACKS}
          disabled={locked || removed}
          invalid={problem !== null}
        />
        <p className="num mt-1 text-sm text-mute">
          tersimpan {formatQuantity(line.units)} {line.unit}
        </p>
      </div>
      <p className="num whitespace-nowrap text-end text-sm max-md:col-span-full max-md:col-start-2">
        <span className="font-semibold">{line.subtotal === null ? '–' : <Amount of={line.subtotal} />}</span>
        {line.price !== null && (
          <span className="block text-mute">
            <Amount of={line.price} /> / {line.unit}
          </span>
        )}
      </p>
      {!locked && (
        <IconButton
          icon={removed ? 'refresh' : 'trash'}
          label={removed ? `Batal menghapus ${line.name}` : `Hapus ${line.name} dari daftar`}
          onClick={() => onEdit(line, removed ? undefined : null)}
          className="max-md:col-start-3 max-md:row-start-1"
        />
      )}
    </li>
  )
}
