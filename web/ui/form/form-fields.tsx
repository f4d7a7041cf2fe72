import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { AmountInput, type AmountInputProps } from './amount-input.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select, type SelectProps } from './select.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { Textarea, type TextareaProps } from './textarea.tsx'

interface FormField<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>
  /** One of the form's fields; any other does not compile. */
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** The label is only for screen readers. */
  hideLabel?: boolean
  /** Class names of the surrounding field. */
  layoutClass?: string
}

interface TextFieldProps<Values extends FieldValues>
  extends FormField<Values>,
    Omit<TextInputProps, keyof FormField<Values>> {
  /** Sends an empty text as null. */
  emptyIsNull?: boolean
  /** Fields to validate again when it changes. */
  deps?: Path<Values>[]
}

/** A one-line text field of a form, with its error. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, optional, hideLabel, layoutClass, emptyIsNull, deps = [], ...input } = props
  const registered = form.register(name, { deps, ...(emptyIsNull && { setValueAs: (text) => text || null }) })
  const error = errorOf(form, name)
  return (
    <Field label={label} hint={hint} optional={optional} hideLabel={hideLabel} error={error} className={layoutClass}>
      <TextInput {...registered} {...input} />
    </Field>
  )
}

/** An amount field of a form, with its error. */
export function AmountField<Values extends FieldValues>(
  props: FormField<Values> &
    Omit<AmountInputProps<Values>, keyof FormField<Values>> &
    Pick<AmountInputProps<Values>, 'form'>,
) {
  const { form, name, label, hint, optional, hideLabel, layoutClass, ...amount } = props
  const error = errorOf(form, name)
  return (
    <Field label={label} hint={hint} optional={optional} hideLabel={hideLabel} error={error} className={layoutClass}>
      <AmountInput form={form} name={name} {...amount} />
    </Field>
  )
}

interface PasswordFieldProps<Values extends FieldValues>
  extends Omit<TextFieldProps<Values>, 'type' | 'emptyIsNull' | 'deps' | 'hideLabel'> {
  /** At the end of the label's line. */
  aside?: ReactNode
}

/** A password field of a form, with its error. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, label, hint, optional, aside, layoutClass, ...input } = props
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      aside={aside}
      error={errorOf(form, name)}
      className={layoutClass}
    >
      <PasswordInput {...form.register(name)} {...input} />
    </Field>
  )
}

/** A select field of a form, with its error. */
export function SelectField<Values extends FieldValues>(
  props: FormField<Values> & { form: Pick<UseFormReturn<Values>, 'getValues'> } & Omit<
      SelectProps,
      keyof FormField<Values>
    >,
) {
  const { form, name, label, hint, optional, hideLabel, layoutClass, ...select } = props
  const error = errorOf(form, name)
  return (
    <Field label={label} hint={hint} optional={optional} hideLabel={hideLabel} error={error} className={layoutClass}>
      <Select {...form.register(name)} defaultValue={form.getValues(name)} {...select} />
    </Field>
  )
}

/** A text area of a form, with its error. */
export function TextareaField<Values extends FieldValues>(
  props: Omit<FormField<Values>, 'hideLabel'> & { form: Pick<UseFormReturn<Values>, 'getValues'> } & Omit<
      TextareaProps,
      keyof FormField<Values>
    >,
) {
  const { form, name, label, hint, optional, layoutClass, ...textarea } = props
  return (
    <Field label={label} hint={hint} optional={optional} error={errorOf(form, name)} className={layoutClass}>
      <Textarea {...form.register(name)} defaultValue={form.getValues(name)} {...textarea} />
    </Field>
  )
}

function errorOf<Values extends FieldValues>(form: FormField<Values>['form'], name: Path<Values>) {
  return form.getFieldState(name, form.formState).error?.message
}
