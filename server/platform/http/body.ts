import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AnyCall } from '#domain/call.ts'
import { sentence } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import { fromWire } from '#domain/translation.ts'
import { wirePath } from '#domain/wire-path.ts'

/** Takes a request without a body as one, also where it is announced as JSON: some calls send nothing [API-1]. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, text, done)
  })
}

/** Validates the body of a call, sent under the given names or the code's. @throws Refusal invalid_field, with the first of them */
export function readBody(call: AnyCall, sent: unknown, { inEnglish }: { inEnglish: boolean }): unknown {
  const body = inEnglish ? sent : fromWire(call.body, sent)
  const result = call.body.safeParse(body ?? {}, { error: (issue: z.core.$ZodRawIssue) => indonesian(issue, call) })
  if (result.success) {
    refuseUnstorable(result.data, [])
    return result.data
  }
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  throw new Refusal('invalid_field', {
    ...(field ? { field } : {}),
    words: { sentence: issue?.message ?? 'Data yang dikirim tidak sesuai. Silakan periksa kembali.' },
  })
}

/** PostgreSQL stores no NUL, and JSON no lone surrogate; neither can be typed. @throws Refusal invalid_field */
function refuseUnstorable(value: unknown, path: string[]): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    const field = path.join('.')
    throw new Refusal('invalid_field', {
      ...(field ? { field } : {}),
      words: { sentence: 'Teks mengandung karakter yang tidak dikenal.' },
    })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) refuseUnstorable(part, [...path, name])
}

/** Sentences for the errors that a schema does not word itself, in the words of the given names. */
function indonesian(issue: z.core.$ZodRawIssue, { body }: AnyCall): string {
  const field = wirePath(body, issue.path ?? []).at(-1)
  const subject = typeof field === 'string' ? sentence(field.replaceAll('_', ' ')) : 'Data'
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${subject} harus diisi.`
  if (issue.code === 'too_big') return `${subject} terlalu panjang atau terlalu besar.`
  if (issue.code === 'too_small') return `${subject} terlalu pendek atau terlalu kecil.`
  return `${subject} tidak sesuai.`
}
