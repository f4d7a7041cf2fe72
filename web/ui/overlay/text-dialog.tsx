import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { TextareaField } from '../form/form-fields.tsx'
import { FormModal } from './form-modal.tsx'

export interface TextDialogProps<Values extends FieldValues> {
  open: boolean
  onClose: () => void
  title: string
  /** The consequences. */
  description?: ReactNode
  form: UseFormReturn<Values> & { send: () => Promise<void>; working: boolean }
  /** The field of the form; without it there is nothing to type. */
  name?: Path<Values>
  label?: string
  hint?: ReactNode
  optional?: boolean
  /** Maximum length in characters. */
  longest: number
  confirmLabel: string
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
}

/** Asks for confirmation with a reason, a question or an answer; what is typed stays until it is sent. */
export function TextDialog<Values extends FieldValues>(props: TextDialogProps<Values>) {
  const { form, name, label, hint, optional = false, longest, ...dialog } = props
  return (
    <FormModal {...dialog} size="sm" working={form.working} onSend={form.send}>
      {name && (
        <TextareaField form={form} name={name} label={label} hint={hint} optional={optional} maxLength={longest} />
      )}
    </FormModal>
  )
}
