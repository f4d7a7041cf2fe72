import type { FieldValues, Path } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import type { CheckedForm } from '#web/lib/form/use-call-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

interface Props<Typed extends FieldValues> {
  form: CheckedForm<Typed>
  name: Path<Typed>
  label: string
  optional?: boolean
  disabled?: boolean
  placeholder?: string
}

/** The note of an offer, or of an answer to a question [NEGO-7]. */
export function NoteField<Typed extends FieldValues>({ form, name, label, optional, ...textarea }: Props<Typed>) {
  const typed: string = form.watch(name)
  return (
    <Field
      label={label}
      optional={optional}
      aside={`${typed.length}/${LONGEST.negotiationNote}`}
      error={form.getFieldState(name, form.formState).error?.message}
    >
      <Textarea
        {...form.register(name)}
        {...textarea}
        defaultValue={typed}
        rows={2}
        counter={false}
        maxLength={LONGEST.negotiationNote}
      />
    </Field>
  )
}
