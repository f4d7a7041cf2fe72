import { z } from 'zod'
import { translationOf } from './translation.ts'
import { givenFormOf, givenNameOf } from './wire.ts'

type Schema = z.core.$ZodType
type Params = Pick<z.core.ToJSONSchemaParams, 'target' | 'io'>

/** JSON schema of what goes over the wire for a schema, under the given names. */
export function wireJsonSchema(schema: z.ZodType, params: Params) {
  return z.toJSONSchema(wireSchemaOf(schema), params)
}

const made = new WeakMap<Schema, Schema>()

/** Schema of the wire, only to be described: its checks still read the code's names. */
function wireSchemaOf(schema: Schema): Schema {
  const known = made.get(schema)
  if (known) return known
  const form = givenFormOf(schema)
  const there = form ? wireSchemaOf(form.as) : ofParts(schema)
  made.set(schema, there)
  return there
}

function ofParts(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [givenNameOf(field) ?? key, wireSchemaOf(field)])
      return changed(schema, { shape: Object.fromEntries(fields) })
    }
    case 'array':
      return changed(schema, { element: wireSchemaOf(def.element) })
    case 'record':
      return changed(schema, { keyType: wireSchemaOf(def.keyType), valueType: wireSchemaOf(def.valueType) })
    case 'pipe':
      return changed(schema, { in: wireSchemaOf(def.in), out: wireSchemaOf(def.out) })
    case 'union':
      return changed(schema, {
        options: def.options.map(wireSchemaOf),
        ...('discriminator' in def && discriminatorOf(def)),
      })
    case 'default':
    case 'prefault': {
      const usual = translationOf(def.innerType, 'output')
      const defaultValue = usual ? usual.toWire(def.defaultValue) : def.defaultValue
      return changed(schema, { innerType: wireSchemaOf(def.innerType), defaultValue })
    }
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'readonly':
      return changed(schema, { innerType: wireSchemaOf(def.innerType) })
    default:
      return schema
  }
}

function discriminatorOf(def: z.core.$ZodUnionDef) {
  const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef // it has a discriminator
  const [option] = options as z.core.$ZodObject[] // a discriminated union has objects alone
  const field = option?._zod.def.shape[discriminator]
  return { discriminator: (field && givenNameOf(field)) ?? discriminator }
}

/** A schema with other parts, described in the same words. */
function changed(schema: Schema, parts: Partial<z.core.$ZodTypeDef> & Record<string, unknown>): Schema {
  const there = z.core.clone(schema, { ...schema._zod.def, ...parts })
  const words = z.globalRegistry.get(schema)
  if (words) z.globalRegistry.add(there, words)
  return there
}
