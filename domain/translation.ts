import type { z } from 'zod'
import { type Form, wireFormOf, wireNameOf } from './wire.ts'

/** Between the code's names and the wire's: of the same values, tolerant of whatever was sent. */
export interface Translation {
  toWire: (value: unknown) => unknown
  fromWire: (sent: unknown) => unknown
}

/** Whether a schema is read (what is sent to it) or written (what it answers): a pipe has two ends. */
export type Direction = 'input' | 'output'

type Schema = z.core.$ZodType
type ObjectSchema = z.core.$ZodObject
type UnionSchema = z.core.$ZodUnion | z.core.$ZodDiscriminatedUnion

/** Data sent over the wire for a schema, under the code's names and still to be validated. */
export function fromWire(schema: Schema, sent: unknown): unknown {
  const translation = translationOf(schema, 'input')
  return translation ? translation.fromWire(sent) : sent
}

const made = { input: new WeakMap<Schema, Translation | null>(), output: new WeakMap<Schema, Translation | null>() }

/** Translates values of a schema; made at its first use. Null where both sides are the same: nothing is to be done. */
export function translationOf(schema: Schema, direction: Direction): Translation | null {
  const known = made[direction].get(schema)
  if (known !== undefined) return known
  const form = wireFormOf(schema)
  const translation = form ? byForm(form, direction) : byChildren(schema, direction)
  made[direction].set(schema, translation)
  return translation
}

function byForm({ as, toWire, fromWire }: Form, direction: Direction): Translation {
  const inner = translationOf(as, direction)
  if (!inner) return { toWire: toWire as Translation['toWire'], fromWire } // values are those of its schema
  return {
    toWire: (value) => inner.toWire(toWire(value as never)), // values are those of its schema
    fromWire: (sent) => fromWire(inner.fromWire(sent)),
  }
}

function byChildren(schema: Schema, direction: Direction): Translation | null {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object':
      return ofObject(schema as ObjectSchema, direction)
    case 'array':
      return ofItems(translationOf(def.element, direction))
    case 'record':
      return ofRecord(translationOf(def.keyType, direction), translationOf(def.valueType, direction))
    case 'union':
      return ofUnion(schema as UnionSchema, direction)
    case 'pipe':
      return translationOf(direction === 'input' ? def.in : def.out, direction)
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return orNothing(translationOf(def.innerType, direction))
    default:
      return null
  }
}

function orNothing(inner: Translation | null): Translation | null {
  return (
    inner && {
      toWire: (value) => (value == null ? value : inner.toWire(value)),
      fromWire: (sent) => (sent == null ? sent : inner.fromWire(sent)),
    }
  )
}

function ofItems(item: Translation | null): Translation | null {
  return (
    item && {
      toWire: (value) => (Array.isArray(value) ? value.map(item.toWire) : value),
      fromWire: (sent) => (Array.isArray(sent) ? sent.map(item.fromWire) : sent),
    }
  )
}

interface Column {
  key: string
  name: string
  value: Translation | null
}

function ofObject(schema: ObjectSchema, direction: Direction): Translation | null {
  const { shape, catchall } = schema._zod.def
  const columns = Object.entries(shape).map(([key, field]): Column => {
    return { key, name: wireNameOf(field) ?? key, value: translationOf(field, direction) }
  })
  if (columns.every(({ key, name, value }) => key === name && value === null)) return null
  // its names could be those of fields on the other side
  if (catchall) throw new Error('an object with fields of any name is not translated')
  return {
    toWire(value) {
      if (!isObject(value)) return value
      const there: Record<string, unknown> = {}
      for (const { key, name, value: inner } of columns) {
        const part = value[key]
        // absent fields are left out, as in JSON
        if (part !== undefined) there[name] = inner ? inner.toWire(part) : part
      }
      return there
    },
    // what no field is called is left out, as its schema would: a name of the code is none of the wire
    fromWire(sent) {
      if (!isObject(sent)) return sent
      const here: Record<string, unknown> = {}
      for (const { key, name, value: inner } of columns) {
        if (Object.hasOwn(sent, name)) here[key] = inner ? inner.fromWire(sent[name]) : sent[name]
      }
      return here
    },
  }
}

function ofRecord(key: Translation | null, value: Translation | null): Translation | null {
  if (!key && !value) return null
  const renamed = (from: unknown, way: keyof Translation) =>
    isObject(from)
      ? Object.fromEntries(
          Object.entries(from).map(([name, part]) => [
            key ? String(key[way](name)) : name,
            value ? value[way](part) : part,
          ]),
        )
      : from
  return { toWire: (from) => renamed(from, 'toWire'), fromWire: (sent) => renamed(sent, 'fromWire') }
}

function ofUnion(schema: UnionSchema, direction: Direction): Translation | null {
  const { def } = schema._zod
  const options = def.options.map((option) => ({ option, translation: translationOf(option, direction) }))
  if (options.every(({ translation }) => !translation)) return null
  if ('discriminator' in def) return ofDiscriminatedUnion(options, def.discriminator)
  // the one option for lists, the one for objects, and the one for anything else
  const optionFor = (kind: Kind) => {
    const ofKind = options.filter(({ option, translation }) => translation && kindOfSchema(option) === kind)
    if (ofKind.length > 1) throw new Error(`options of a union are ambiguous: ${kind}`)
    return ofKind[0]?.translation
  }
  const byKind = { list: optionFor('list'), object: optionFor('object'), other: optionFor('other') }
  const translated = (value: unknown, way: keyof Translation) => {
    const translation = byKind[kindOf(value)]
    return translation ? translation[way](value) : value
  }
  return { toWire: (value) => translated(value, 'toWire'), fromWire: (sent) => translated(sent, 'fromWire') }
}

type Kind = 'list' | 'object' | 'other'

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  return isObject(value) ? 'object' : 'other'
}

function kindOfSchema(schema: Schema): Kind {
  const { type } = schema._zod.def
  if (type === 'array') return 'list'
  return type === 'object' || type === 'record' ? 'object' : 'other'
}

/** Translates a union of objects that one field's word distinguishes. */
function ofDiscriminatedUnion(
  options: { option: Schema; translation: Translation | null }[],
  discriminator: string,
): Translation {
  const here = new Map<unknown, Translation | null>()
  const there = new Map<unknown, Translation | null>()
  let name = discriminator
  for (const { option, translation } of options) {
    const field = (option as ObjectSchema)._zod.def.shape[discriminator] // a discriminated union has objects alone
    name = (field && wireNameOf(field)) ?? discriminator
    const word = field && translationOf(field, 'output')
    for (const value of option._zod.propValues?.[discriminator] ?? []) {
      here.set(value, translation)
      there.set(word ? word.toWire(value) : value, translation)
    }
  }
  return {
    toWire(value) {
      const translation = isObject(value) && here.get(value[discriminator])
      return translation ? translation.toWire(value) : value
    },
    fromWire(sent) {
      if (!isObject(sent)) return sent
      const translation = there.get(sent[name])
      if (translation) return translation.fromWire(sent)
      // of no option, which its schema says of the field
      return there.has(sent[name]) ? sent : { [discriminator]: undefined }
    },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
