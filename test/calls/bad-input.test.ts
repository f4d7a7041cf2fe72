import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import { wirePath } from '#domain/wire-path.ts'
import { readBody } from '#server/platform/http/body.ts'
import {
  amounts,
  badValuesFor,
  bodySchemaOf,
  isSentence,
  isUuid,
  plainSamples,
  sampleBodyOf,
  takes,
} from './bad-input.ts'
import { inBothNames } from './both-names.ts'

const fields = allCalls
  .filter(({ method }) => method === 'POST')
  .flatMap((call) =>
    Object.entries(bodySchemaOf(call).properties ?? {}).map(([field, schema]) => ({ call, field, schema })),
  )

describe('the body of every call', () => {
  it('is refused by the name of a field whose value is of the wrong type, in a sentence [API-2]', () => {
    const wrong = fields.flatMap(({ call, field, schema }) =>
      badValuesFor(call, schema).map((value) => ({ call, field, value })),
    )

    expect(wrong.flatMap(({ call, field, value }) => faultOf(call, { [field]: value }, field))).toEqual([])
    expect(wrong.length).toBeGreaterThan(fields.length)
  })

  it('is refused by the name of a field that it lacks [API-2]', () => {
    const lacking = fields.filter(({ call, field }) => bodySchemaOf(call).required?.includes(field))

    expect(lacking.flatMap(({ call, field }) => faultOf(call, { [field]: undefined }, field))).toEqual([])
    expect(lacking.length).toBeGreaterThan(0)
  })

  it('takes a number as a JSON number and as text [API-1]', () => {
    const numbers = fields.filter(({ field, schema }) => takes(schema, 'number') || amounts.test(field))

    for (const { call, field } of numbers) {
      const given = sampleBodyOf(call, plainSamples)[field] ?? 1
      for (const value of [Number(given), String(given)]) {
        expect(() => read(call, { [field]: value }), `${call.path} ${field}`).not.toThrow()
      }
    }
    expect(numbers.length).toBeGreaterThan(0)
  })

  it('takes an empty text where an amount or an id may be null [API-1]', () => {
    const nullable = fields.filter(
      ({ field, schema }) => takes(schema, 'null') && (isUuid(schema) || amounts.test(field)),
    )

    for (const { call, field } of nullable) {
      for (const value of [null, ''])
        expect(() => read(call, { [field]: value }), `${call.path} ${field}`).not.toThrow()
    }
    expect(nullable.length).toBeGreaterThan(0)
  })
})

function read(call: AnyCall, changed: Record<string, unknown>): void {
  for (const [body, { inEnglish }] of sentBodies(call, changed)) readBody(call, body, { inEnglish })
}

/** A valid body with that changed, as others send it and as our own pages do. */
function sentBodies(call: AnyCall, changed: Record<string, unknown>): [unknown, { inEnglish: boolean }][] {
  const bodies = inBothNames(call, { ...sampleBodyOf(call, plainSamples), ...changed })
  return bodies.map(([body], index) => [body, { inEnglish: index > 0 }])
}

/** The faults of the call's refusal of this; empty if it names the field, or one within it. */
function faultOf(call: AnyCall, changed: Record<string, unknown>, field: string): string[] {
  return sentBodies(call, changed).flatMap(([body, names]) => {
    const what = `${call.path}: ${JSON.stringify(changed).slice(0, 80)}`
    try {
      readBody(call, body, names)
      return [`${what} is taken`]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [named] = wirePath(call.body, error.field?.split('.') ?? [])
      const isNamed = error.code === 'invalid_field' && named === field
      return isNamed && isSentence(error.sentence) ? [] : [`${what} is refused with ${error.field}: ${error.sentence}`]
    }
  })
}
