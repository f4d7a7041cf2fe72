import { useFieldArray } from 'react-hook-form'
import { typedAmount } from '#domain/numbers/number-text.ts'
import type { CustomerDetail } from '#domain/subscriptions/contract.ts'
import { creditCode, paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { isUnlimitedCredit, type PaymentTerm } from '#domain/subscriptions/terms.ts'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { customerQuery } from './queries.ts'
import {
  nextDays,
  readTerms,
  startingTerms,
  type TypedTerms,
  termsFaults,
  typedBeyond,
  unlimitedAnew,
} from './typed-terms.ts'
import { UnlimitedCredit } from './unlimited-credit.tsx'

const levels = ['1', '2', '3'].map((value) => ({ value, label: `Level ${value}` }))

interface Props {
  customer: CustomerDetail
  /** Approves with these terms; otherwise changes the existing ones. */
  isNew: boolean
  onClose: () => void
}

/** Price level, payment types with credit limits, and the sales person [SELLER-3]. */
export function TermsDialog({ customer, isNew, onClose }: Props) {
  const act = useAct(isNew ? 'pusat-seller/langganan/setujui' : 'pusat-seller/langganan/ubah', {
    done: ({ data }) => {
      if (data.grantRequest?.state === 'waiting') return 'Ketentuan dikirim ke pemilik untuk disetujui'
      return isNew ? 'Langganan disetujui' : 'Ketentuan tersimpan'
    },
    refreshes: ['subscription'],
    shows: customerQuery(customer.id),
  })
  const { grantLimits } = customer
  const mayUnlimited = grantLimits === null
  const before = isNew ? null : customer.payments
  const { ask, question } = useQuestion()
  const confirmed = confirmFirst(act, async ({ payments }) => {
    const unlimited = unlimitedAnew(payments, before)
    return unlimited.length === 0 || ask(unlimitedQuestion(unlimited, customer.buyerName))
  })
  const form = useCallForm(confirmed, {
    start: startingTerms(customer, isNew),
    body: (typed) => ({ id: customer.id, version: customer.version, ...readTerms(typed) }),
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
          <SelectField form={form} name="priceLevel" label="Level harga" options={levels} />
          <SelectField
            form={form}
            name="salesUserId"
            label="Sales"
            placeholder="Belum ditentukan"
            options={customer.salesPeople.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        </div>
        <Field
          label="Tipe pembayaran"
          group
          error={form.formState.errors.payments?.message}
          hint="Tanpa tipe pembayaran, pembeli tidak dapat memesan."
        >
          <div className="grid gap-2.5">
            {['transfer', 'cod'].map((code) => (
              <Checkbox key={code} {...form.register('payments')} value={code} label={paymentTypeLabel(code)} />
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

const MOST_ROWS = 6

interface CreditRowsProps {
  form: CallForm<TypedTerms>
  /** Whether the viewer may grant credit without a limit [SHOP-7]. */
  mayUnlimited: boolean
  /** The payment types until now; null for a new customer. */
  before: readonly PaymentTerm[] | null
}

/** Rows of credit days, each with its limit, or without one where that is chosen in words [SHOP-7]. */
function CreditRows({ form, mayUnlimited, before }: CreditRowsProps) {
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'credits' })

  function add() {
    append({ days: nextDays(form.getValues('credits')), creditLimit: '', isUnlimited: false }, { shouldFocus: false })
    // there is a payment type now
    form.clearErrors('payments')
  }

  function mayStayUnlimited(index: number): boolean {
    const code = creditCode(form.watch(`credits.${index}.days`))
    return mayUnlimited || (before ?? []).some((term) => term.code === code && isUnlimitedCredit(term))
  }

  return (
    <>
      {rows.length > 0 && (
        // each field has its name for screen readers
        <div aria-hidden className="-mb-2 flex gap-2 text-sm font-semibold">
          <span className="w-24 shrink-0">Tempo</span>
          <span className="flex-1">Limit kredit</span>
        </div>
      )}
      {rows.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2">
          <TextField
            form={form}
            name={`credits.${index}.days`}
            // none may be the same as another
            deps={rows.map((_, other) => `credits.${other}.days` as const)}
            hideLabel
            label={`Tempo ${index + 1} dalam hari`}
            inputMode="numeric"
            maxLength={3}
            layoutClass="w-24 shrink-0"
            trailing="hari"
          />
          <div className="grid flex-1 gap-2">
            {form.watch(`credits.${index}.isUnlimited`) ? (
              <p className="flex min-h-11 items-center">
                <UnlimitedCredit />
              </p>
            ) : (
              <AmountField
                form={form}
                name={`credits.${index}.creditLimit`}
                read={typedAmount}
                hideLabel
                label={`Limit kredit tempo ${index + 1}`}
                placeholder="Limit"
                leading="Rp"
              />
            )}
            {mayStayUnlimited(index) && (
              <Checkbox
                {...form.register(`credits.${index}.isUnlimited`)}
                aria-label={`Tanpa limit untuk tempo ${index + 1}`}
                label="Tanpa limit"
              />
            )}
          </div>
          <IconButton icon="trash" label={`Hapus tempo ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      {rows.length < MOST_ROWS && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon name="plus" size={16} />}
          className="-ms-3 justify-self-start"
          onClick={add}
        >
          Tambah tempo
        </Button>
      )}
    </>
  )
}
