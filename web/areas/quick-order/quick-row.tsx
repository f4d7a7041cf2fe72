import { memo } from 'react'
import { Link } from 'react-router'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { shownQuantity } from '#domain/numbers/number-text.ts'
import type { QuickRow as Checked, QuickChoice } from '#domain/quick-order/contract.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { Row } from './rows.ts'
import type { QuickOrder } from './use-quick-order.ts'

interface Props {
  row: Row
  number: number
  /** Where the other rows of its product stand: '2, 5', or '2, 5, 6 dan 4 lainnya'. */
  beside: string | undefined
  acts: Pick<QuickOrder, 'type' | 'askOpen' | 'askChoices' | 'change' | 'remove'>
}

/** One row: what was typed, what it means, and what is wrong with it, each where it can be changed [ORDER-7]. */
export const QuickRow = memo(function QuickRow({ row, number, beside, acts }: Props) {
  const { checked } = row
  const wrong = (cell: 'code' | 'quantity') => checked?.cell === cell && checked.state !== 'ready'
  const reasonId = `alasan-${row.id}`
  const cell = (name: 'code' | 'quantity', label: string) => (
    <TextInput
      aria-label={`${label} baris ${number}`}
      value={row[name]}
      maxLength={name === 'code' ? LONGEST.quickCode : LONGEST.quickQuantity}
      aria-invalid={wrong(name) || undefined}
      aria-describedby={wrong(name) ? reasonId : undefined}
      onChange={({ target }) => acts.type(row, name === 'code' ? { code: target.value } : { quantity: target.value })}
      onBlur={() => row.checked === null && acts.askOpen()}
      onKeyDown={(event) => event.key === 'Enter' && row.checked === null && acts.askOpen()}
    />
  )
  return (
    <li
      aria-label={`Baris ${number}`}
      className="grid grid-cols-[minmax(0,1fr)_7.5rem_auto] items-start gap-x-3 gap-y-2 border-t border-line px-4 py-3 lg:grid-cols-[2rem_minmax(0,16rem)_8rem_minmax(0,1fr)_8.5rem_auto] lg:py-2"
    >
      <span className="num pt-3 text-end text-sm text-mute max-lg:hidden">{number}</span>
      {cell('code', 'Kode atau nama')}
      {cell('quantity', 'Jumlah')}
      <IconButton
        icon="trash"
        label={`Hapus baris ${number}`}
        onClick={() => acts.remove([row])}
        className="lg:order-last"
      />
      <div className="col-span-full min-w-0 self-center lg:col-span-1">
        {checked ? (
          <Meaning row={row} checked={checked} acts={acts} reasonId={reasonId} number={number} beside={beside} />
        ) : (
          <span className="text-sm text-mute">{row.code || row.quantity ? 'Belum diperiksa' : 'Kosong'}</span>
        )}
      </div>
      <p className="num min-w-0 self-center text-end text-sm wrap-anywhere max-lg:col-span-full">
        {checked?.subtotal && (
          <>
            <span className="font-semibold">
              <Amount of={checked.subtotal} />
            </span>
            <span className="block text-mute max-lg:hidden">
              {formatQuantity(checked.units ?? '0')} {checked.product?.unit}
            </span>
          </>
        )}
      </p>
    </li>
  )
})

interface MeaningProps extends Omit<Props, 'row'> {
  row: Row
  checked: Checked
  reasonId: string
}

function Meaning({ row, checked, acts, reasonId, number, beside }: MeaningProps) {
  const { product, reason, nearest, choices } = checked
  return (
    <>
      {product && (
        <p className="flex min-w-0 items-start gap-2 text-sm">
          {checked.state === 'ready' && <Icon name="check-circle" size={18} className="mt-px shrink-0 text-success" />}
          <span className="min-w-0">
            <Link to={productPath(product)} className="font-semibold hover:text-primary hover:underline">
              {product.name}
            </Link>
            <span className="block text-mute">
              {product.packLabel} · {product.sellerName}
            </span>
          </span>
        </p>
      )}
      {reason && (
        <p
          id={reasonId}
          className={`mt-1 flex items-start gap-1.5 text-sm ${checked.state === 'choose' ? 'text-amber-ink' : 'text-danger'}`}
        >
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          <span>
            {reason} {beside && checked.ofSum && `Baris lainnya: ${beside}. Cukup ubah salah satu. `}
            {product && !product.subscribed && (
              <Link to={sellerPath(product.sellerUsername)} className="font-semibold underline">
                Buka halaman seller
              </Link>
            )}
          </span>
        </p>
      )}
      {nearest && product && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-1.5"
          onClick={() => acts.change(row, { quantity: `${shownQuantity(nearest)} ${product.unit}` })}
        >
          Pakai {formatQuantity(nearest)} {product.unit}
        </Button>
      )}
      {choices.length > 0 && (
        <Select
          size="sm"
          aria-label={`Pilih produk baris ${number}`}
          className="mt-1.5 max-w-120"
          placeholder="Pilih produk"
          value=""
          onChange={({ target }) => acts.change(row, { productId: Number(target.value) })}
          options={choices.map((one) => ({ value: String(one.id), label: choiceWords(one) }))}
        />
      )}
      {checked.state === 'choose' && choices.length === 0 && (
        <Button size="sm" variant="secondary" className="mt-1.5" onClick={() => acts.askChoices(row)}>
          Lihat pilihan
        </Button>
      )}
    </>
  )
}

function choiceWords({ name, packLabel, sellerName, subscribed, unit, price, stock, takesMore }: QuickChoice): string {
  const product = `${name} · ${packLabel} · ${sellerName}`
  if (!subscribed) return `${product} (belum berlangganan)`
  if (price === null || stock === null) return `${product} · harga belum tersedia`
  const there = takesMore ? 'pesan dulu' : 'stok habis'
  return `${product} · ${formatRupiah(price)} / ${unit} · ${stock === '0' ? there : `stok ${formatQuantity(stock)} ${unit}`}`
}
