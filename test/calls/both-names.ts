import type { AnyCall } from '#domain/call.ts'
import { englishNames } from '#domain/field-names.ts'
import { translationOf } from '#domain/translation.ts'

/** A question to a call as others send it and, where the code's names differ, as our own pages do. */
export function inBothNames(
  { body, answer }: AnyCall,
  sent: unknown,
): [body: unknown, headers: Record<string, string>][] {
  const indonesian: [unknown, Record<string, string>] = [sent, {}]
  const reads = translationOf(body, 'input')
  if (!(reads || translationOf(answer, 'output'))) return [indonesian]
  return [indonesian, [reads ? reads.fromWire(sent) : sent, englishNames]]
}
