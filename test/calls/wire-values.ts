import fc from 'fast-check'
import type { z } from 'zod'
import { wireFormOf } from '#domain/wire.ts'

type Schema = z.core.$ZodType
type Read = 'input' | 'output'

/** Values of a schema as far as its translation uses them: shapes, words and forms; other texts and numbers are any. */
export function valuesOf(schema: Schema, end: Read): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field, end)])),
        {
          requiredKeys: Object.entries(def.shape).flatMap(([key, field]) => (mayLack(field, end) ? [] : [key])),
        },
      )
    case 'array':
      return fc.array(valuesOf(def.element, end), { maxLength: 3 })
    case 'record':
      return recordOf(def, end)
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, end)))
    case 'pipe':
      return valuesOf(end === 'input' ? def.in : def.out, end)
    case 'nullable':
      return fc.option(valuesOf(def.innerType, end))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return valuesOf(def.innerType, end)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer()
    default:
      // 'NA' stands for an amount that is hidden, which comes back as null
      return fc.string().filter((text) => text !== 'NA')
  }
}

function recordOf({ keyType, valueType }: z.core.$ZodRecordDef, end: Read): fc.Arbitrary<unknown> {
  const words = (keyType as z.core.$ZodTypes)._zod.def // every schema is one of these
  if (words.type !== 'enum') return fc.dictionary(fc.uuid(), valuesOf(valueType, end), { maxKeys: 3 })
  return fc.record(Object.fromEntries(Object.values(words.entries).map((word) => [word, valuesOf(valueType, end)])))
}

function mayLack(field: Schema, end: Read): boolean {
  const { optin, optout } = field._zod
  return end === 'input' ? optin !== undefined : optout !== undefined
}

/** Every schema within one, itself first, also those that it has on the wire. */
export function schemasIn(schema: Schema, visited = new Set<Schema>()): Set<Schema> {
  if (visited.has(schema)) return visited
  visited.add(schema)
  const form = wireFormOf(schema)
  for (const child of [...childrenOf(schema), ...(form ? [form.as] : [])]) schemasIn(child, visited)
  return visited
}

function childrenOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object':
      return Object.values(def.shape)
    case 'array':
      return [def.element]
    case 'record':
      return [def.keyType, def.valueType]
    case 'union':
      return def.options
    case 'pipe':
      return [def.in, def.out]
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return [def.innerType]
    default:
      return []
  }
}
