import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '#domain/call.ts'
import { englishNames } from '#domain/field-names.ts'
import { englishPath, wirePath } from '#domain/wire-path.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: AnyCall
  }
}

const [[HEADER, ENGLISH]] = Object.entries(englishNames) as [[string, string]] // it is one header

/** Whether a request's fields bear the code's names, and those of its answer are to. */
export function speaksEnglish({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === ENGLISH
}

/** A refused field by the name that the request has for it, whichever a rule or a use case has called it by. */
export function fieldFor(request: FastifyRequest, field: string): string {
  const { call } = request.routeOptions.config
  if (!call) return field
  const named = speaksEnglish(request) ? englishPath : wirePath
  return named(call.body, field.split('.')).join('.')
}
