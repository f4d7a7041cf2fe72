import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ActProblem } from './use-order-act.ts'

const LONGEST_REASON = 200

interface Props {
  open: boolean
  /** Who reads the reason: 'seller' or 'pembeli'. */
  reader: string
  working: boolean
  onCancelOrder: (reason: string) => Promise<ActProblem>
  onClose: () => void
}

/** Asks why an order is cancelled; the other side reads it [SELLER-5, ORDER-5]. */
export function CancelDialog({ open, reader, working, onCancelOrder, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function submit() {
    if (!reason.trim()) return setError('Alasan harus diisi.')
    const problem = await onCancelOrder(reason.trim())
    if (!problem || problem.movedOn) return onClose()
    setError(problem.field === 'alasan' ? problem.sentence : null)
  }

  return (
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      keepOnPressOutside
      title="Batalkan pesanan?"
      description="Pesanan yang dibatalkan tidak dapat dilanjutkan lagi."
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" variant="danger" working={working}>
            Batalkan pesanan
          </Button>
        </>
      }
    >
      <Field label="Alasan pembatalan" hint={`Alasan ini dibaca oleh ${reader}.`} error={error}>
        <Textarea
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setError(null)
          }}
        />
      </Field>
    </Modal>
  )
}
