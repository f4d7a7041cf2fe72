import { z } from 'zod'
import type { AnyCall } from '#domain/call.ts'
import { amount, totalAmount, units } from '#domain/fields.ts'
import { wireNameOf } from '#domain/wire.ts'

export interface NumberField {
  /** Where it is in the body, '0' in a list: ['baris', '0', 'jumlah']. */
  path: readonly string[]
  /** The largest that its column holds. */
  largest: string
  /** One digit more. */
  beyond: string
}

const kinds = new Map<unknown, Omit<NumberField, 'path'>>([
  [amount, { largest: '9999999999999.99', beyond: '10000000000000.00' }],
  [totalAmount, { largest: '9999999999999999.99', beyond: '10000000000000000.00' }],
  [units, { largest: '999999999999.999', beyond: '1000000000000' }],
])

/** Every amount and quantity of a call's body, wherever it is. */
export function numberFieldsOf(call: AnyCall): NumberField[] {
  return within(call.body, [])
}

function within(schema: z.core.$ZodType, path: readonly string[]): NumberField[] {
  // a field with a given name has its schema as prototype
  const kind = kinds.get(schema) ?? kinds.get(Object.getPrototypeOf(schema))
  if (kind) return [{ path, ...kind }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => within(field, [...path, wireNameOf(field) ?? name]))
  if (schema instanceof z.ZodArray) return within(schema.element, [...path, '0'])
  if (schema instanceof z.ZodPipe) return [...within(schema.in, path), ...within(schema.out, path)]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => within(one, path))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return within(schema.unwrap(), path)
  if (schema instanceof z.ZodDefault) return within(schema.unwrap(), path)
  return []
}

/** The body with a value at that place; a list has one entry, its first. */
export function withValue(body: unknown, [name = '', ...deeper]: readonly string[], value: unknown): unknown {
  const within = (inner: unknown) => (deeper.length > 0 ? withValue(inner, deeper, value) : value)
  if (name === '0') return [within(Array.isArray(body) ? body[0] : undefined)]
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} // an object of JSON
  return { ...fields, [name]: within(fields[name]) }
}
