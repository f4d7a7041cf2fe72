import type { CustomerDetail } from '#domain/subscriptions/codec.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { askedFirst } from '#web/lib/asked-first.ts'
import type { Act } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CreditRows } from './credit-rows.tsx'
import { readTerms, startingTerms, termsFaults, typedBeyond, unlimitedAnew } from './typed-terms.ts'

const levels = ['1', '2', '3'].map((value) => ({ value, label: `Level ${value}` }))

interface Props {
  customer: CustomerDetail
  /** Approves with these terms; otherwise changes the existing ones. */
  isNew: boolean
  act: Act<'pusat-seller/langganan/setujui' | 'pusat-seller/langganan/ubah'>
  onClose: () => void
}

/** Price level, payment types with credit limits, and the sales person [SELLER-3]. */
export function TermsDialog({ customer, isNew, act, onClose }: Props) {
  const { grantLimits } = customer
  const mayUnlimited = grantLimits === null
  const before = isNew ? null : customer.payments
  const { ask, question } = useQuestion()
  const asked = askedFirst(act, async ({ tipe_pembayaran }) => {
    const unlimited = unlimitedAnew(tipe_pembayaran, before)
    return unlimited.length === 0 || ask(unlimitedQuestion(unlimited, customer.buyerName))
  })
  const form = useCallForm(asked, {
    start: startingTerms(customer, isNew),
    body: (typed) => ({ langganan_id: customer.id, versi: customer.version, ...readTerms(typed) }),
    faults: (typed) => termsFaults(typed, { mayUnlimited, before }),
    keep: true,
    onClose,
  })
  const beyond = grantLimits ? typedBeyond(form.watch(), { before: isNew ? null : customer, limits: grantLimits }) : []

  return (
    <FormModal
      open
      onClose={onClose}
      title={isNew ? 'Setujui langganan' : 'Ubah ketentuan'}
      description={customer.buyerName}
      confirmLabel={beyond.length > 0 ? 'Minta persetujuan pemilik' : isNew ? 'Setujui langganan' : 'Simpan ketentuan'}
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="level_harga" label="Level harga" options={levels} />
          <SelectField
            form={form}
            name="sales_user_id"
            label="Sales"
            placeholder="Belum ditentukan"
            options={customer.salesPeople.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </div>
        <Field
          label="Tipe pembayaran"
          group
          error={form.formState.errors.tipe_pembayaran?.message}
          hint="Tanpa tipe pembayaran, pembeli tidak dapat memesan."
        >
          <div className="grid gap-2.5">
            {['transfer', 'cod'].map((code) => (
              <Checkbox key={code} {...form.register('tipe_pembayaran')} value={code} label={paymentTypeLabel(code)} />
            ))}
            <CreditRows form={form} mayUnlimited={mayUnlimited} before={before} />
          </div>
        </Field>
        <div aria-live="polite">
          {beyond.length > 0 && (
            <Notice tone="attention" title="Perlu persetujuan pemilik">
              <ul className="grid list-disc gap-0.5 ps-5">
                {beyond.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        {question}
      </div>
    </FormModal>
  )
}

function unlimitedQuestion(unlimited: readonly string[], buyer: string) {
  return {
    title: `${unlimited.join(' dan ')} tanpa limit?`,
    text: `${buyer} dapat memesan dengan tempo berapa pun nilainya, juga selama pesanan sebelumnya belum dibayar. Tidak ada batas berapa banyak yang terutang kepada Anda.`,
    confirmLabel: 'Ya, tanpa limit',
    cancelLabel: 'Isi limit',
    tone: 'danger',
  } as const
}
