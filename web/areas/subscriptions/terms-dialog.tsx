import { useState } from 'react'
import type { CustomerDetail } from '#domain/subscriptions/codec.ts'
import type { ActProblem } from '#web/lib/use-act.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { CreditRows } from './credit-rows.tsx'
import { readTerms, startingTerms, type TermsBody } from './typed-terms.ts'

const levels = ['1', '2', '3'].map((value) => ({ value, label: `Level ${value}` }))

interface Props {
  customer: CustomerDetail
  /** Approves with these terms; otherwise changes the existing ones. */
  isNew: boolean
  working: boolean
  onSave: (terms: TermsBody) => Promise<ActProblem>
  onClose: () => void
}

/** Price level, payment types with credit limits, and the sales person [SELLER-3]. */
export function TermsDialog({ customer, isNew, working, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(() => startingTerms(customer, isNew))
  const [error, setError] = useState<string | null>(null)
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setError(null)
  }

  async function save() {
    const read = readTerms(typed, isNew)
    if ('problem' in read) return setError(read.problem)
    const problem = await onSave(read.body)
    if (problem && !problem.movedOn) return setError(problem.sentence)
    onClose()
  }

  return (
    <FormModal
      open
      onClose={onClose}
      title={isNew ? 'Setujui langganan' : 'Ubah ketentuan'}
      description={customer.buyerName}
      confirmLabel={isNew ? 'Setujui langganan' : 'Simpan ketentuan'}
      cancelLabel="Batal"
      working={working}
      onSend={save}
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Level harga">
            <Select options={levels} value={typed.level} onChange={(event) => change({ level: event.target.value })} />
          </Field>
          <Field label="Sales">
            <Select
              placeholder="Belum ditentukan"
              options={customer.salesPeople.map(({ userId, name }) => ({ value: userId, label: name }))}
              value={typed.salesUserId}
              onChange={(event) => change({ salesUserId: event.target.value })}
            />
          </Field>
        </div>
        <Field label="Tipe pembayaran" group error={error} hint="Tanpa tipe pembayaran, pembeli tidak dapat memesan.">
          <div className="grid gap-2.5">
            <Checkbox
              label="Transfer"
              checked={typed.transfer}
              onChange={(event) => change({ transfer: event.target.checked })}
            />
            <Checkbox
              label="Bayar di tempat (COD)"
              checked={typed.cod}
              onChange={(event) => change({ cod: event.target.checked })}
            />
            <CreditRows credits={typed.credits} onChange={(credits) => change({ credits })} />
          </div>
        </Field>
      </div>
    </FormModal>
  )
}
