import type { UseFormReturn } from 'react-hook-form'
import { CodeInput } from '#web/ui/form/code-input.tsx'
import { Field } from '#web/ui/form/field.tsx'

const LABEL = 'Kode 6 angka'

/** Six digits of an authenticator. */
export function CodeField({ form }: { form: UseFormReturn<{ code: string }> }) {
  const error = form.formState.errors.code?.message
  return (
    <Field label={LABEL} error={error}>
      <CodeInput
        label={LABEL}
        digits
        value={form.watch('code')}
        onChange={(typed) => form.setValue('code', typed)}
        invalid={Boolean(error)}
      />
    </Field>
  )
}
