import type { z } from 'zod'
import { type AnyCall, failure, type RateLimit } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import { mimeTypes } from '#domain/files/file.ts'
import { wireJsonSchema } from '#domain/wire-schema.ts'
import { FILE_FIELD } from './receive-file.ts'

/** OpenAPI 3.1 as JSON, generated from the schemas that validate the calls, so that the two always agree. */
export function describeApi(publicUrl: string): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Sentra Bahan',
      version: '1',
      description:
        'POST with a JSON body. Sign in by /session/login, then send `Authorization: Bearer <sessionId>`; on 401 call /session/refresh and repeat; 403 means that the session is over.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(failure, 'output') },
    },
    tags: [...new Set(allCalls.map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      allCalls.map((call) => [`/${call.path}`, { [call.method.toLowerCase()]: operationOf(call) }]),
    ),
  })
}

function operationOf(call: AnyCall): object {
  return {
    operationId: call.path.replaceAll('/', '-'),
    tags: [tagOf(call)],
    summary: call.summary,
    description: accessOf(call),
    security: call.access === 'open' ? [] : call.access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }],
    ...sentTo(call),
    responses: {
      200: { description: 'Success', content: answeredBy(call) },
      default: {
        description: 'Refused; `status_message` is a sentence for the user',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

/** A JSON body; a form for calls that take a file; query parameters for calls reached by a link. */
function sentTo(call: AnyCall): object {
  const schema = schemaOf(call.body, 'input') as { properties?: Record<string, object>; required?: string[] }
  if (call.method === 'GET') {
    const fields = Object.entries(schema.properties ?? {})
    const required = new Set(schema.required)
    return { parameters: fields.map(([name, of]) => ({ name, in: 'query', required: required.has(name), schema: of })) }
  }
  if (!call.takesFile) return { requestBody: { content: { 'application/json': { schema } } } }
  const form = {
    ...schema,
    properties: { ...schema.properties, [FILE_FIELD]: { type: 'string', format: 'binary' } },
    required: [...(schema.required ?? []), FILE_FIELD],
  }
  return { requestBody: { content: { 'multipart/form-data': { schema: form } } } }
}

function answeredBy(call: AnyCall): object {
  if (!call.answersFile) return { 'application/json': { schema: schemaOf(call.answer, 'output') } }
  return Object.fromEntries(Object.values(mimeTypes).map((mime) => [mime, {}]))
}

function tagOf(call: AnyCall): string {
  return call.path.split('/')[0] ?? call.path
}

function accessOf(call: AnyCall): string {
  const who = {
    open: 'anyone',
    visitor: 'anyone',
    member: 'any signed-in user',
    buyer: 'a buyer company',
    seller: 'a seller company',
    admin: 'the administrator',
  }
  const permission = call.permission ? ` whose role allows \`${call.permission}\`` : ''
  const limits = [limitOf(call.limit, 'from one network'), limitOf(call.limitByPerson, 'by one person')].join('')
  return `Open to ${who[call.access]}${permission}.${limits}`
}

function limitOf(limit: RateLimit | undefined, scope: string): string {
  return limit ? ` At most ${limit.max} calls in ${limit.seconds} s ${scope}.` : ''
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = wireJsonSchema(schema, { io })
  return described
}
