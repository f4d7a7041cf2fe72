import compile, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'
import { translationOf } from '#domain/translation.ts'
import { wireJsonSchema } from '#domain/wire-schema.ts'

type Serialize = (answer: unknown) => string

const DESCRIBED = { target: 'draft-7', io: 'output' } as const

/**
 * Compiles the schema of an answer when it is first given, and one that several calls share once: a start waits for none
 * of the hundreds that there are.
 */
export function compileOnDemand(): FastifySerializerCompiler<z.ZodType> {
  return ({ schema }) =>
    (answer) =>
      givenSerializer(schema)(answer)
}

/** Writes an answer under the code's names. */
export function inEnglish(schema: z.ZodType, answer: unknown): string {
  return englishSerializer(schema)(answer)
}

// both mean JSON Schema, and type it apart
const englishSerializer = compiledOnce((schema) => compile(z.toJSONSchema(schema, DESCRIBED) as Schema))

const givenSerializer = compiledOnce((schema) => {
  const translation = translationOf(schema, 'output')
  if (!translation) return englishSerializer(schema)
  const serialize = compile(wireJsonSchema(schema, DESCRIBED) as Schema)
  return (answer) => serialize(translation.toWire(answer))
})

function compiledOnce(compileSchema: (schema: z.ZodType) => Serialize): (schema: z.ZodType) => Serialize {
  const compiled = new WeakMap<z.ZodType, Serialize>()
  return (schema) => {
    const serialize = compiled.get(schema) ?? compileSchema(schema)
    compiled.set(schema, serialize)
    return serialize
  }
}
