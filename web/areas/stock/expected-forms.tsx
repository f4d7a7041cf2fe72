import type { UseFormReturn } from 'react-hook-form'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { readQuantity, shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import type { ExpectedGoods } from '#domain/stock/shapes.ts'
import { dayFault, readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useStockAct } from './count-modal.tsx'
import { blankLot, LotFields, lotBody, lotFaults } from './lot-fields.tsx'
import type { StockDialogProps } from './stock-dialog.tsx'
import { StockModal } from './stock-modal.tsx'

interface Typed {
  units: string
  day: string
  source: string
}

/** Says what is expected of a product, when and from whom [SHOP-5]. */
export function ExpectForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/stok/ditunggu/simpan', 'Yang ditunggu dicatat')
  const form = useCallForm(act, {
    start: { units: '', day: '', source: '' },
    body: (typed) => ({ productId: product.id, ...bodyOf(typed) }),
    faults: faultsOf,
    onClose,
  })
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title="Catat yang ditunggu">
      <ExpectedFields form={form} unit={product.unit} />
    </StockModal>
  )
}

/** The form of an expected delivery: its receipt, or another quantity or day [SHOP-5]. */
export function ExpectedForm({ question, ...props }: ExpectedDialogProps & { question: 'receive' | 'change' }) {
  return question === 'receive' ? <ReceiveForm {...props} /> : <ChangeForm {...props} />
}

interface ExpectedDialogProps extends StockDialogProps {
  expected: ExpectedGoods
}

function ChangeForm({ open, product, expected, onClose }: ExpectedDialogProps) {
  const act = useStockAct('pusat-seller/stok/ditunggu/simpan', 'Yang ditunggu diubah')
  const form = useCallForm(act, {
    start: { units: shownQuantity(expected.units), day: writeDay(expected.day), source: expected.source },
    body: (typed) => ({
      productId: product.id,
      expectedId: expected.id,
      version: expected.version,
      ...bodyOf(typed),
    }),
    faults: faultsOf,
    keep: true,
    onClose,
  })
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title="Ubah yang ditunggu">
      <ExpectedFields form={form} unit={product.unit} />
    </StockModal>
  )
}

function ReceiveForm({ open, product, expected, onClose }: ExpectedDialogProps) {
  const act = useStockAct('pusat-seller/stok/ditunggu/terima', 'Barang masuk dicatat')
  const form = useCallForm(act, {
    start: { units: shownQuantity(expected.rest), ...blankLot },
    body: ({ units, ...typed }) => {
      const { lotNumber, ...days } = lotBody(typed)
      return {
        productId: product.id,
        expectedId: expected.id,
        version: expected.version,
        units: readQuantity(units) ?? '',
        ...(lotNumber && { lotNumber, ...days }),
      }
    },
    faults: ({ lotNumber, ...typed }) => ({
      ...lotFaults({ lotNumber, ...typed }),
      ...(lotNumber.trim() === '' &&
        (typed.producedOn || typed.expiresOn) && { lotNumber: 'Isi nomor lot untuk tanggal ini.' }),
    }),
    onClose,
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Terima yang ditunggu"
      description={`${product.name} · masih ditunggu ${formatQuantity(expected.rest)} ${product.unit}`}
      confirmLabel="Catat masuk"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <AmountField
          form={form}
          name="units"
          label="Jumlah yang masuk"
          hint="Bila baru sebagian, sisanya tetap ditunggu."
          read={typedQuantity}
          trailing={product.unit}
        />
        <LotFields form={form} optional />
      </div>
    </FormModal>
  )
}

function ExpectedFields({ form, unit }: { form: UseFormReturn<Typed>; unit: string }) {
  return (
    <div className="grid gap-4">
      <AmountField form={form} name="units" label="Jumlah" read={typedQuantity} trailing={unit} />
      <Field
        label="Perkiraan tiba"
        hint="Pelanggan melihat jumlah dan tanggal ini bila stok tidak cukup."
        error={form.formState.errors.day?.message}
      >
        <DayInput {...form.register('day')} />
      </Field>
      <TextField
        form={form}
        name="source"
        label="Sumber atau catatan"
        optional
        hint="Hanya untuk tim Anda."
        placeholder="Misalnya: PO-118, kapal tiba di Tanjung Priok"
        maxLength={LONGEST.stockReason}
      />
    </div>
  )
}

function bodyOf({ units, day, source }: Typed) {
  return { units: readQuantity(units) ?? '', day: readDay(day) ?? '', source }
}

function faultsOf({ day }: Typed) {
  return { day: day.trim() === '' ? 'Perkiraan tiba harus diisi.' : dayFault(day) }
}
