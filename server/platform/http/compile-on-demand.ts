import compile, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/**
 * Compiles the schema of an answer when it is first given, and one that several calls share once: a start waits for none
 * of the hundreds that there are.
 */
export function compileOnDemand(): FastifySerializerCompiler<z.ZodType> {
  const compiled = new WeakMap<z.ZodType, (answer: unknown) => string>()
  return ({ schema }) =>
    (answer) => {
      // both mean JSON Schema, and type it apart
      const asJson = () => z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as Schema
      const serialize = compiled.get(schema) ?? compile(asJson())
      compiled.set(schema, serialize)
      return serialize(answer)
    }
}
