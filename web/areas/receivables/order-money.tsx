import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Proof, ShownMoney } from '#domain/receivables/contract.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { dayFault, readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { MoneyCard } from './money-card.tsx'
import { ProofList } from './proof-list.tsx'
import { orderMoneyQuery } from './queries.ts'
import { restAfter } from './rest-after.ts'

/** The money of an order as its buyer sees it: what is left until when, and proofs of what was paid [PAY-1]. */
export function OrderMoney({ order }: { order: Order }) {
  const { data: money } = useSuspenseQuery(orderMoneyQuery(order.id))
  const [isSending, setSending] = useState(false)
  const proves = viewerMay(useViewer(), 'payments.prove')
  return (
    <>
      <MoneyCard
        money={money}
        restAfter={restAfter(order)}
        creditText="Kelebihan bayar Anda pada seller ini:"
        proofs={
          <ProofList
            proofs={money.proofs}
            file="tagihan/bukti/berkas"
            actsOf={(proof) => proves && <WithdrawButton proof={proof} />}
          />
        }
        acts={
          money.can.sendProof.allowed && (
            <Button variant="secondary" onClick={() => setSending(true)}>
              Kirim bukti pembayaran
            </Button>
          )
        }
      />
      {isSending && <SendProofDialog money={money} onClose={() => setSending(false)} />}
    </>
  )
}

function WithdrawButton({ proof }: { proof: Proof }) {
  const withdraw = useAct('tagihan/bukti/tarik', { done: 'Bukti ditarik', refreshes: ['order'] })
  return (
    <Button
      variant="ghost"
      size="sm"
      working={withdraw.working}
      onClick={() => void withdraw.send({ id: proof.id, version: proof.version })}
    >
      Tarik
    </Button>
  )
}

/** Shows the seller that an order was paid: how much, when, and the document of the bank [PAY-1]. */
function SendProofDialog({ money, onClose }: { money: ShownMoney; onClose: () => void }) {
  const { form, progress } = useSendProof(money, onClose)
  const { errors } = form.formState
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Kirim bukti pembayaran"
      description="Seller diberi tahu, memeriksa rekeningnya, lalu mencatat pembayaran Anda."
      confirmLabel="Kirim bukti"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <AmountField
          form={form}
          name="amount"
          label="Jumlah yang dibayar"
          read={typedAmount}
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <Field label="Tanggal pembayaran" error={errors.day?.message}>
          <DayInput {...form.register('day')} />
        </Field>
        <FileField label="Bukti transfer" hint="Hanya perusahaan Anda dan seller ini yang melihatnya." form={form} />
        {progress !== null && <ProgressBar label="Mengunggah bukti" value={progress} />}
      </div>
    </FormModal>
  )
}

interface TypedProof extends TypedWithFile {
  amount: string
  day: string
}

/** Checks and sends a proof of payment [PAY-1]. */
function useSendProof(money: ShownMoney, onClose: () => void) {
  const start: TypedProof = { amount: shownAmount(money.open), day: writeDay(money.today), berkas: null }
  return useFileForm('tagihan/bukti/unggah', {
    start,
    fields: ({ amount, day }) => ({
      orderId: money.orderId,
      amount: readAmount(amount) ?? amount,
      day: readDay(day) ?? day,
    }),
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Bukti belum terkirim. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Bukti pembayaran terkirim',
    about: 'order',
    onClose,
  })
}

function faultsOf({ amount, day }: TypedProof) {
  const fault = day.trim() === '' ? 'Isi tanggal pembayaran.' : dayFault(day)
  return {
    ...(readAmount(amount) === null && { amount: 'Nilai rupiah tidak valid.' }),
    ...(fault && { day: fault }),
  }
}
