import { z } from 'zod'
import { translationOf } from './translation.ts'
import { unnamed, wireFormOf, wireNameOf } from './wire.ts'

type Schema = z.core.$ZodType
type Params = Pick<z.core.ToJSONSchemaParams, 'target' | 'io' | 'override'>

/** JSON schema of what goes over the wire for a schema, under the given names. */
export function wireJsonSchema(schema: z.ZodType, params: Params) {
  return z.toJSONSchema(schemaOf(schema, wireSide), params)
}

/** JSON schema of the code's values and names; of a field as it was named zod finds none where it may be left out. */
export function englishJsonSchema(schema: z.ZodType, params: Params) {
  return z.toJSONSchema(schemaOf(schema, englishSide), params)
}

/** Whether the names, the forms and the usual values of a schema are the wire's or the code's. */
interface Side {
  made: WeakMap<Schema, Schema>
  isWire: boolean
}
const wireSide: Side = { made: new WeakMap(), isWire: true }
const englishSide: Side = { made: new WeakMap(), isWire: false }

/** A schema of one side, only to be described: its checks still read the code's names. */
function schemaOf(schema: Schema, side: Side): Schema {
  const known = side.made.get(schema)
  if (known) return known
  const form = side.isWire ? wireFormOf(schema) : undefined
  const there = form ? schemaOf(form.as, side) : ofChildren(unnamed(schema), side)
  side.made.set(schema, there)
  return there
}

function ofChildren(schema: Schema, side: Side): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  const of = (part: Schema) => schemaOf(part, side)
  switch (def.type) {
    case 'object': {
      const nameOf = (key: string, field: Schema) => (side.isWire && wireNameOf(field)) || key
      const fields = Object.entries(def.shape).map(([key, field]) => [nameOf(key, field), of(field)])
      return changed(schema, { shape: Object.fromEntries(fields) })
    }
    case 'array':
      return changed(schema, { element: of(def.element) })
    case 'record':
      return changed(schema, { keyType: of(def.keyType), valueType: of(def.valueType) })
    case 'pipe':
      return changed(schema, { in: of(def.in), out: of(def.out) })
    case 'union':
      return changed(schema, {
        options: def.options.map(of),
        ...(side.isWire && 'discriminator' in def && discriminatorOf(def)),
      })
    case 'default':
    case 'prefault': {
      const usual = side.isWire ? translationOf(def.innerType, 'output') : null
      const defaultValue = usual ? usual.toWire(def.defaultValue) : def.defaultValue
      return changed(schema, { innerType: of(def.innerType), defaultValue })
    }
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'readonly':
      return changed(schema, { innerType: of(def.innerType) })
    default:
      return schema
  }
}

function discriminatorOf(def: z.core.$ZodUnionDef) {
  const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef // it has a discriminator
  const [option] = options as z.core.$ZodObject[] // a discriminated union has objects alone
  const field = option?._zod.def.shape[discriminator]
  return { discriminator: (field && wireNameOf(field)) ?? discriminator }
}

/** A schema with other parts, described in the same words. */
function changed(schema: Schema, parts: Partial<z.core.$ZodTypeDef> & Record<string, unknown>): Schema {
  const there = z.core.clone(schema, { ...schema._zod.def, ...parts })
  const words = z.globalRegistry.get(schema)
  if (words) z.globalRegistry.add(there, words)
  return there
}
