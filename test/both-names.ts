import type { AnyCall } from '#domain/call.ts'
import { englishNames } from '#domain/field-names.ts'
import { translationOf } from '#domain/translation.ts'

/** A question to a call as others send it and, where the code's names differ, as our own pages do. */
export function inBothNames(
  { body, answer, method }: AnyCall,
  sent: unknown,
): [body: unknown, headers: Record<string, string>][] {
  const given: [unknown, Record<string, string>] = [sent, {}]
  const reads = translationOf(body, 'input')
  // an address speaks the given names, whoever opens it
  if (method === 'GET' || !(reads || translationOf(answer, 'output'))) return [given]
  return [given, [reads ? reads.fromWire(sent) : sent, englishNames]]
}
