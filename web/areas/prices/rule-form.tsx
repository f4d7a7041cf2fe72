import { type LevelPrice, newlyDearer } from '#domain/catalogue/prices/dearer-level.ts'
import { salesLimitWords } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import {
  readAmount,
  readQuantity,
  shownAmount,
  shownQuantity,
  typedAmount,
  typedQuantity,
} from '#domain/numbers/number-text.ts'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { writeDay } from '#web/lib/form/read-day.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { AmountField, SelectField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { DaysFields, daysBody, daysFaults } from './days-fields.tsx'
import { usePriceAct } from './price-act.ts'
import type { RuleDialogProps } from './price-dialogs.tsx'
import { usePriceFall } from './use-price-fall.tsx'

const LEVEL = 'level-'

/** Writes a price from a quantity on, of a level or in the list of a customer; over the expected version [SHOP-3]. */
export function RuleForm({ open, product, rule, targets, today, onClose }: RuleDialogProps) {
  const fall = usePriceFall()
  const act = usePriceAct('pusat-seller/harga/aturan/simpan', ({ data }) =>
    data.waitsForOwner ? 'Menunggu persetujuan pemilik' : 'Harga disimpan',
  )
  const confirmed = confirmFirst(act, ({ amount, level }) =>
    fall.askFor(
      [{ name: 'Harga', from: currentPrice(product, rule, Number(level ?? 1)), to: String(amount) }],
      dearerThanLevels(product, { level: level ? Number(level) : null, amount: String(amount) }, rule),
    ),
  )
  const isOfList = (untuk: string) => !untuk.startsWith(LEVEL)
  const form = useCallForm(confirmed, {
    start: {
      untuk: rule ? (rule.listId ?? `${LEVEL}${rule.level}`) : (targets[0]?.value ?? ''),
      from: rule && rule.from !== '0' ? shownQuantity(rule.from) : '',
      amount: shownAmount(rule?.amount ?? null),
      firstDay: writeDay(rule?.firstDay ?? today),
      lastDay: writeDay(rule?.lastDay ?? ''),
    },
    body: ({ untuk, from, amount, ...days }) => ({
      ruleId: rule?.id ?? null,
      productId: product.id,
      version: product.version,
      from: readQuantity(from) ?? '0',
      amount: readAmount(amount) ?? amount,
      ...(isOfList(untuk)
        ? { level: null, listId: untuk, firstDay: null, lastDay: null }
        : { level: untuk.slice(LEVEL.length), listId: null, ...daysBody(days) }),
    }),
    faults: ({ untuk, firstDay, lastDay }) => (isOfList(untuk) ? {} : daysFaults({ firstDay, lastDay })),
    keep: true,
    // after a conflicting change the typed values stay, now over the current ones
    answered: onClose,
  })
  const limitWords = salesLimitWords(product.salesLimit, readAmount(form.watch('amount')))
  const unit = <span className="pe-2">{product.unit}</span>
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={rule ? 'Ubah harga' : 'Tambah harga'}
      description={product.name}
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <SelectField form={form} name="untuk" label="Berlaku untuk" options={targets} />
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountField
            form={form}
            name="from"
            label="Mulai jumlah"
            optional
            hint="Kosong: jumlah berapa pun."
            read={typedQuantity}
            trailing={unit}
            unit={product.unit}
          />
          <AmountField
            form={form}
            name="amount"
            label={`Harga per ${product.unit}`}
            hint={isOfList(form.watch('untuk')) ? undefined : limitWords}
            read={typedAmount}
            leading={<span className="ps-1">Rp</span>}
          />
        </div>
        {isOfList(form.watch('untuk')) ? (
          <p className="text-sm text-mute">Berlaku pada hari-hari daftar harga itu.</p>
        ) : (
          <DaysFields form={form} />
        )}
        {fall.question}
      </div>
    </FormModal>
  )
}

/** The price without the new one: the one that it replaces, or that of its level. */
function currentPrice({ levels }: RuleDialogProps['product'], rule: RuleDialogProps['rule'], level: number) {
  if (rule) return rule.amount
  return (levels.find((price) => price.level === level) ?? levels[0])?.amount ?? null
}

/** The levels that a price makes dearer than the one before; a customer's price is compared with level 1 [SHOP-3]. */
function dearerThanLevels(
  { levels }: RuleDialogProps['product'],
  { level, amount }: { level: number | null; amount: string },
  rule: RuleDialogProps['rule'],
): string[] {
  if (level === null) {
    const usual = levels.find((price) => price.level === 1)?.amount ?? null
    const [dearer] = newlyDearer(levelsOf(usual, rule?.amount ?? null), levelsOf(usual, amount))
    return dearer ? [`Harga pelanggan (${formatRupiah(amount)}) lebih mahal daripada level 1`] : []
  }
  const others = levels.filter((price) => price.level !== level)
  return newlyDearer(rule ? [...others, { level, amount: rule.amount }] : levels, [...others, { level, amount }])
}

function levelsOf(usual: DecimalText | null, amount: DecimalText | null): LevelPrice[] {
  return [
    { level: 1, amount: usual },
    { level: 2, amount },
  ]
}
