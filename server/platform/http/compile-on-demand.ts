import compile, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'
import { translationOf } from '#domain/translation.ts'
import { wireJsonSchema } from '#domain/wire-schema.ts'

type Serialize = (answer: unknown) => string

const DESCRIBED = { target: 'draft-7', io: 'output' } as const

const made = { given: new WeakMap<z.ZodType, Serialize>(), english: new WeakMap<z.ZodType, Serialize>() }

/**
 * Compiles the schema of an answer when it is first given, and one that several calls share once: a start waits for none
 * of the hundreds that there are.
 */
export function compileOnDemand(): FastifySerializerCompiler<z.ZodType> {
  return ({ schema }) => serializerOf(schema)
}

/** Writes answers of a schema under the given names. */
function serializerOf(schema: z.ZodType): Serialize {
  return (answer) => {
    const serialize = made.given.get(schema) ?? compileGiven(schema)
    made.given.set(schema, serialize)
    return serialize(answer)
  }
}

/** Writes an answer under the code's names. */
export function inEnglish(schema: z.ZodType, answer: unknown): string {
  const serialize = made.english.get(schema) ?? compileEnglish(schema)
  made.english.set(schema, serialize)
  return serialize(answer)
}

// both mean JSON Schema, and type it apart
const compileEnglish = (schema: z.ZodType): Serialize => compile(z.toJSONSchema(schema, DESCRIBED) as Schema)

function compileGiven(schema: z.ZodType): Serialize {
  const translation = translationOf(schema, 'output')
  if (!translation) return compileEnglish(schema)
  const serialize = compile(wireJsonSchema(schema, DESCRIBED) as Schema)
  return (answer) => serialize(translation.toWire(answer))
}
