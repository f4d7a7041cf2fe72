import type { SubmitEvent } from 'react'
import { Button } from '../action/button.tsx'
import { Notice } from '../status/notice.tsx'
import { Modal, type ModalProps } from './modal.tsx'

interface FormModalProps extends Omit<ModalProps, 'footer' | 'onSubmit' | 'keepOnPressOutside'> {
  confirmLabel: string
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  /** While it is being sent the dialog cannot be closed. */
  working: boolean
  /** Why it was not taken, where no field is to blame. */
  refused?: string
  onSend: (event: SubmitEvent<HTMLFormElement>) => unknown
}

/** A modal that asks for input and sends it; a click outside does not lose what was typed. */
export function FormModal(props: FormModalProps) {
  const {
    confirmLabel,
    cancelLabel = 'Kembali',
    tone = 'primary',
    working,
    refused,
    onSend,
    onClose,
    children,
    ...modal
  } = props
  return (
    <Modal
      {...modal}
      onClose={() => working || onClose()}
      keepOnPressOutside
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(event)
      }}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={tone} working={working}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {refused && (
        <Notice tone="danger" className="mb-4">
          {refused}
        </Notice>
      )}
      {children}
    </Modal>
  )
}
