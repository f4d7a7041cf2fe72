import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ActProblem, Marks } from './use-act.ts'

type Send<Values> = (values: Values, attempt: { marks: Marks }) => Promise<ActProblem>

/**
 * A form validated by the contract's rules, with the fields of a call's body. Input is sent as typed: the server parses
 * it by the same rules. A refusal is shown at its field.
 */
export function useActForm<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema, undefined, { raw: true }), defaultValues })

  const marks: Marks = (field, sentence) => {
    const isField = field in form.getValues()
    if (isField) form.setError(field as Path<Values>, { message: sentence }, { shouldFocus: true }) // one of its names
    return isField
  }

  /** Sends valid input; on success calls `done`. */
  function sends(send: Send<Values>, done?: (values: Values) => unknown) {
    return form.handleSubmit(async (values) => {
      if ((await send(values, { marks })) === null) await done?.(values)
    })
  }

  return { ...form, sends }
}
