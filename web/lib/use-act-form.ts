import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ActProblem, Marks } from './use-act.ts'

type Send<Values> = (values: Values, attempt: { marks: Marks }) => Promise<ActProblem>

/**
 * A form held to the contract's rules, whose fields are those of a call's body. What is typed is sent as it is: the server
 * reads it by the same rules. A refusal stands at its field.
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

  /** Sends what was typed where nothing is wrong with it, and then goes on to `done`. */
  function sends(send: Send<Values>, done?: (values: Values) => unknown) {
    return form.handleSubmit(async (values) => {
      if ((await send(values, { marks })) === null) await done?.(values)
    })
  }

  return { ...form, sends }
}
