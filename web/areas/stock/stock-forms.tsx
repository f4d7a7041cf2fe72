import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { readQuantity, shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { CountModal, useStockAct } from './count-modal.tsx'
import { ExpectForm } from './expected-forms.tsx'
import { isLeadDays, NO_LEAD_DAYS } from './lead-time-words.ts'
import { blankLot, LotFields, lotBody, lotFaults } from './lot-fields.tsx'
import { AddLotForm } from './lot-forms.tsx'
import type { StockDialogProps, StockQuestion } from './stock-dialog.tsx'
import { StockModal } from './stock-modal.tsx'

/** The form of an act on a stock [SHOP-5]. */
export function StockForm({ question, ...props }: StockDialogProps & { question: StockQuestion }) {
  const forms = {
    receive: ReceiveForm,
    set: SetForm,
    threshold: ThresholdForm,
    leadTime: LeadTimeForm,
    addLot: AddLotForm,
    expect: ExpectForm,
  }
  const Form = forms[question]
  return <Form {...props} />
}

function ReceiveForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/stok/masuk', 'Barang masuk dicatat')
  const form = useCallForm(act, {
    start: { units: '', reason: '', ...blankLot },
    body: ({ units, reason, ...typed }) => {
      const { lotNumber, ...days } = lotBody(typed)
      return {
        productId: product.id,
        units: readQuantity(units) ?? '',
        reason,
        previousOnHand: product.onHand,
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
      title="Catat barang masuk"
      description={`${product.name} · fisik sekarang ${formatQuantity(product.onHand)} ${product.unit}`}
      confirmLabel="Catat"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <AmountField form={form} name="units" label="Jumlah yang masuk" read={typedQuantity} trailing={product.unit} />
        <TextField
          form={form}
          name="reason"
          label="Alasan"
          placeholder="Misalnya: pembelian PO-118"
          maxLength={LONGEST.stockReason}
        />
        <LotFields form={form} optional />
      </div>
    </FormModal>
  )
}

function SetForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/produk/stok', 'Stok diubah')
  const form = useCallForm(act, {
    start: { units: shownQuantity(product.free), reason: '' },
    body: ({ units, reason }) => ({
      productId: product.id,
      units: readQuantity(units) ?? '',
      reason,
      previousUnits: product.free,
    }),
    keep: true,
    onClose,
  })
  return (
    <CountModal
      open={open}
      product={product}
      onClose={onClose}
      form={form}
      title="Ubah stok"
      label="Stok bebas"
      hint={`Di luar ${formatQuantity(product.reserved)} ${product.unit} yang sedang dipesan.`}
      example="Misalnya: hitung gudang"
    />
  )
}

function ThresholdForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/stok/batas', 'Batas stok disimpan')
  const form = useCallForm(act, {
    start: { lowBelow: shownQuantity(product.lowBelow) },
    body: ({ lowBelow }) => ({ productId: product.id, lowBelow: readQuantity(lowBelow) }),
    keep: true,
    onClose,
  })
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title="Atur batas menipis">
      <AmountField
        form={form}
        name="lowBelow"
        label="Menipis di bawah"
        optional
        hint="Kosongkan bila tidak perlu ditandai."
        read={typedQuantity}
        trailing={product.unit}
      />
    </StockModal>
  )
}

/** Whether orders beyond the stock are taken, with the lead time that buyers accept [SHOP-6]. */
export function LeadTimeForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/stok/melebihi', 'Pesanan melebihi stok disimpan', 'Pesanan melebihi stok')
  const form = useCallForm(act, {
    start: {
      terima: product.leadDays !== null,
      leadDays: product.leadDays === null ? '' : String(product.leadDays),
      mostBeyond: shownQuantity(product.mostBeyond),
    },
    body: ({ terima, leadDays, mostBeyond }) => ({
      productId: product.id,
      leadDays: terima ? leadDays.trim() : null,
      mostBeyond: terima ? readQuantity(mostBeyond) : null,
    }),
    faults: ({ terima, leadDays }) => ({
      ...(terima && !isLeadDays(leadDays) && { leadDays: NO_LEAD_DAYS }),
    }),
    keep: true,
    onClose,
  })
  const isOn = form.watch('terima')
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title="Pesanan melebihi stok">
      <div className="grid gap-4">
        <Checkbox
          label="Terima pesanan melebihi stok"
          hint="Pembeli melihat waktu tunggunya dan menyetujuinya saat memesan."
          {...form.register('terima')}
        />
        {isOn && (
          <>
            <TextField
              form={form}
              name="leadDays"
              label="Waktu tunggu (hari kerja)"
              hint="Setelah pesanan dikonfirmasi."
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
            />
            <AmountField
              form={form}
              name="mostBeyond"
              label="Paling banyak melebihi stok"
              optional
              hint="Semua pesanan bersama. Kosongkan bila tidak dibatasi."
              read={typedQuantity}
              trailing={product.unit}
            />
          </>
        )}
      </div>
    </StockModal>
  )
}
