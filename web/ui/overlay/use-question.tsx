import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A question before something is sent. */
export interface Question {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'danger'
}

interface OpenQuestion extends Question {
  open: boolean
  answer: (isYes: boolean) => void
}

/** Asks a question over a form and waits for the answer; `question` stands where the form stands. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; question: ReactNode } {
  const [pending, setPending] = useState<OpenQuestion>()

  function answer(isYes: boolean) {
    if (!pending) return
    setPending({ ...pending, open: false })
    pending.answer(isYes)
  }

  return {
    ask: (question) => new Promise((answer) => setPending({ ...question, open: true, answer })),
    question: pending && (
      <ConfirmDialog
        open={pending.open}
        title={pending.title}
        confirmLabel={pending.confirmLabel}
        cancelLabel={pending.cancelLabel}
        tone={pending.tone ?? 'primary'}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {pending.text}
      </ConfirmDialog>
    ),
  }
}
