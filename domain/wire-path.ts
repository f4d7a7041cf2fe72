import type { z } from 'zod'
import { wireFormOf, wireNameOf } from './wire.ts'

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/** The path of a field by its names on the wire; what the schema does not have is returned as it is. */
export function wirePath(schema: Schema, path: Path): Path {
  return translated(schema, path, (shape, key) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    return field && { name: wireNameOf(field) ?? key, field }
  })
}

/** The path of a field by its names in the code. */
export function englishPath(schema: Schema, path: Path): Path {
  return translated(schema, path, (shape, name) => {
    const found = Object.entries(shape).find(([key, field]) => (wireNameOf(field) ?? key) === name)
    return found && { name: found[0], field: found[1] }
  })
}

type Shape = Readonly<Record<string, Schema>>
type Find = (shape: Shape, name: string) => { name: string; field: Schema } | undefined

function translated(schema: Schema, path: Path, find: Find): Path {
  const [first, ...rest] = path
  if (first === undefined) return []
  // another form has other fields
  if (wireFormOf(schema)) return path
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'object': {
      const found = find(def.shape, String(first))
      return found ? [found.name, ...translated(found.field, rest, find)] : path
    }
    case 'array':
      return [first, ...translated(def.element, rest, find)]
    case 'pipe':
      return translated(def.in, path, find)
    case 'union':
      return def.options.map((option) => translated(option, path, find)).find((other) => !isSame(other, path)) ?? path
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return translated(def.innerType, path, find)
    default:
      return path
  }
}

function isSame(one: Path, other: Path): boolean {
  return one.every((name, index) => name === other[index])
}
