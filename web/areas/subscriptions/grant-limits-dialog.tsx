import { useSuspenseQuery } from '@tanstack/react-query'
import { USUAL_DISCOUNT } from '#domain/catalogue/prices/price-floor.ts'
import { readAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import type { GrantSettings } from '#domain/subscriptions/contract-grants.ts'
import { type PlainType, plainTypes } from '#domain/subscriptions/grants.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { grantSettingsQuery } from './queries.ts'

const levels = ['1', '2', '3'].map((value) => ({ value, label: `Sampai level ${value}` }))

/** The owner's button that decides what sales may grant without asking [SHOP-7]. */
export function GrantLimitsButton() {
  const { data: settings } = useSuspenseQuery(grantSettingsQuery)
  const { asking, snapshot, ask, close } = useConfirmation<'limits', GrantSettings>(settings)
  return (
    <>
      <Button variant="secondary" onClick={() => ask('limits')}>
        Wewenang sales
      </Button>
      {asking && <GrantLimitsDialog settings={snapshot} onClose={close} />}
    </>
  )
}

interface Props {
  /** As they were when the dialog was opened. */
  settings: GrantSettings
  onClose: () => void
}

function GrantLimitsDialog({ settings, onClose }: Props) {
  const change = useAct('pusat-seller/wewenang/ubah', {
    done: 'Wewenang sales tersimpan',
    refreshes: ['pusat-seller/wewenang', 'pusat-seller/langganan/detail', 'negotiation'],
  })
  const form = useCallForm(change, {
    start: {
      plainTypes: [...settings.plainTypes] as PlainType[],
      creditDays: String(settings.creditDays),
      creditLimit: shownAmount(settings.creditLimit),
      priceLevel: String(settings.priceLevel),
      discount: settings.discount === null ? '' : String(settings.discount),
    },
    body: ({ plainTypes, creditDays, creditLimit, priceLevel, discount }) => ({
      version: settings.version,
      plainTypes,
      creditDays: creditDays.trim(),
      creditLimit: readAmount(creditLimit) ?? creditLimit,
      priceLevel,
      discount: discount.trim(),
    }),
    chosenAnew: ['plainTypes'],
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title="Wewenang sales"
      description="Yang boleh diberikan sales kepada pelanggan tanpa bertanya. Di luar itu ketentuan atau harganya menunggu persetujuan pemilik; pembeli baru diberi tahu setelah disetujui. Yang sudah diberikan tetap berlaku."
      confirmLabel="Simpan wewenang"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-5">
        <Field label="Tipe pembayaran" group error={form.formState.errors.plainTypes?.message}>
          <div className="grid gap-2.5">
            {plainTypes.map((code) => (
              <Checkbox key={code} {...form.register('plainTypes')} value={code} label={paymentTypeLabel(code)} />
            ))}
          </div>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="creditDays"
            label="Tempo paling lama"
            hint="0 berarti sales tidak memberi tempo."
            inputMode="numeric"
            maxLength={3}
            trailing="hari"
          />
          <AmountField
            form={form}
            name="creditLimit"
            read={typedAmount}
            label="Limit kredit paling tinggi"
            hint="Untuk setiap tempo. Tempo tanpa limit hanya dari pemilik."
            leading="Rp"
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="priceLevel" label="Level harga" options={levels} />
          <TextField
            form={form}
            name="discount"
            label="Diskon paling besar"
            optional
            hint={`Di bawah harga daftar, juga untuk nego. Kosong: sampai harga terendah tiap produk, atau ${USUAL_DISCOUNT} %.`}
            inputMode="numeric"
            maxLength={3}
            trailing="%"
          />
        </div>
      </div>
    </FormModal>
  )
}
