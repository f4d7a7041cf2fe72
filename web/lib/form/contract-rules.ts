import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form'
import { allCalls } from '#domain/contract.ts'

/** Errors of a body by the rules of its call, by field. Loaded when the first form is sent, because zod is large. */
export async function faultsOf<Typed extends FieldValues>(
  path: string,
  body: object,
  options: ResolverOptions<Typed>,
): Promise<FieldErrors<Typed>> {
  const call = allCalls.find((one) => one.path === path)
  if (!call) throw new Error(`no call '${path}'`)
  const resolver = zodResolver(call.body) as Resolver<Typed> // the fields of the form are the body's
  const { errors } = await resolver(body as Typed, undefined, options)
  return errors
}
