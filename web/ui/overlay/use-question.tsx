import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** What is asked before something is sent. */
export interface Question {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'danger'
}

interface Asked extends Question {
  open: boolean
  answer: (isYes: boolean) => void
}

/** Asks a question over a form and waits for the answer; `question` stands where the form stands. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<Asked>()

  function answer(isYes: boolean) {
    if (!asked) return
    setAsked({ ...asked, open: false })
    asked.answer(isYes)
  }

  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, open: true, answer })),
    question: asked && (
      <ConfirmDialog
        open={asked.open}
        title={asked.title}
        confirmLabel={asked.confirmLabel}
        cancelLabel={asked.cancelLabel}
        tone={asked.tone ?? 'primary'}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked.text}
      </ConfirmDialog>
    ),
  }
}
