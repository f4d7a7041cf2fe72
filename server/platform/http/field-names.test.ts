import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { visitor } from '#domain/accounts/actor.ts'
import { type AnyCall, answers, defineCall, defineDownload } from '#domain/call.ts'
import { englishNames } from '#domain/field-names.ts'
import { ownCompany, ownUser } from '#domain/fields.ts'
import { Refusal } from '#domain/refusal.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { visibleAmount } from '#domain/wire-fields.ts'
import type { Deps } from '#server/deps.ts'
import { answerErrors } from './errors.ts'
import { mountRoutes } from './mount.ts'
import { type Route, route } from './route.ts'

const id = '0190f3c2-7a1b-7c3d-8e4f-000000000001'
const member = { kind: 'member', userId: id, companyId: id, companyKind: 'buyer', role: 'administrator' }

const calls = {
  order: defineCall({
    path: 'pesanan',
    summary: 'An order',
    access: 'visitor',
    body: z.object({
      companyId: wire('company_id', ownCompany.optional()),
      payerId: wire('company_id_transaction', ownCompany.optional()),
      userId: wire('user_id', ownUser.optional()),
      state: wire('status', wireWords({ sent: 'dikirim', done: 'selesai' })),
      lines: wire('baris', z.array(z.object({ shipUnits: wire('jumlah_kirim', z.number()) }))),
    }),
    answer: answers(
      z.object({ number: wire('nomor', z.string()), total: visibleAmount, worth: wire('nilai', visibleAmount) }),
    ),
  }),
  file: defineDownload({
    path: 'berkas',
    summary: 'A file',
    access: 'visitor',
    body: z.object({ fileId: wire('berkas_id', z.string()) }),
  }),
}

const routes: Route[] = [
  route(calls.order, async (_deps, _viewer, { lines }) => {
    if (lines.length === 0) throw new Refusal('nothing_to_order', { field: 'lines' })
    if (lines.length > 1) throw new Refusal('nothing_to_order', { field: 'baris' })
    const undeclared = { secret: 'rahasia', rahasia: 'rahasia' }
    return { data: { number: 'SB-1', total: null, worth: '10.00', ...undeclared } }
  }),
  route(calls.file, async (_deps, _viewer, { fileId }) => {
    throw new Refusal('not_found', { field: fileId })
  }),
]

async function anApp() {
  const app = Fastify()
  answerErrors(app)
  mountRoutes(app, routes, {
    depsFor: () => ({}) as Deps, // these routes need none
    trackWrites: (_viewer, work) => work(),
    viewerOf: async (request) => (request.headers['x-member'] ? (member as never) : visitor), // the fields that are read
    limit: async () => {},
    limitByPerson: async () => {},
  })
  return app
}

const app = await anApp()

async function ask({ path }: AnyCall, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })
  return { type: answer.headers['content-type'], ...answer.json() }
}

const english = (body: object, headers = {}) => ask(calls.order, body, { ...englishNames, ...headers })
const indonesian = (body: object, headers = {}) => ask(calls.order, body, headers)

const shipped = { state: 'sent', lines: [{ shipUnits: 1 }] }
const sent = { status: 'dikirim', baris: [{ jumlah_kirim: 1 }] }

describe('a call', () => {
  it('answers under the given names, and to our own pages under those of the code, and nothing undeclared to either [API-1]', async () => {
    const one = await indonesian(sent)
    const other = await english(shipped)
    expect(one.data).toEqual({ nomor: 'SB-1', total: 'NA', nilai: '10.00' })
    expect(other.data).toEqual({ number: 'SB-1', total: null, worth: '10.00' })
    expect(other.type).toBe(one.type)
  })

  it('takes for a name or a word only what its asker speaks [API-2]', async () => {
    const refused = async (answer: Promise<{ status_detail: { field: string } }>) => (await answer).status_detail.field
    expect(await refused(indonesian(shipped))).toBe('status')
    expect(await refused(indonesian({ ...sent, status: 'sent' }))).toBe('status')
    expect(await refused(english(sent))).toBe('state')
    expect(await refused(english({ ...shipped, state: 'dikirim' }))).toBe('state')
  })

  it('names a refused field as its asker does, in a sentence of the given names [API-2]', async () => {
    const wrong = { one: await indonesian({ ...sent, baris: [{}] }), other: await english({ ...shipped, lines: [{}] }) }
    expect(wrong.one.status_detail).toMatchObject({
      field: 'baris.0.jumlah_kirim',
      status_message: 'Jumlah kirim harus diisi.',
    })
    expect(wrong.other.status_detail).toEqual({ ...wrong.one.status_detail, field: 'lines.0.shipUnits' })
    const none = [await indonesian({ ...sent, baris: [] }), await english({ ...shipped, lines: [] })]
    expect(none.map(({ status_detail }) => status_detail.field)).toEqual(['baris', 'lines'])
    const two = [
      await indonesian({ ...sent, baris: [...sent.baris, ...sent.baris] }),
      await english({ ...shipped, lines: [...shipped.lines, ...shipped.lines] }),
    ]
    expect(two.map(({ status_detail }) => status_detail.field)).toEqual(['baris', 'lines'])
  })

  it.each([
    ['company_id', 'companyId'],
    ['company_id_transaction', 'payerId'],
    ['user_id', 'userId'],
  ])('compares %s with the session under either name [ROLE-9]', async (name, key) => {
    const stranger = id.replace(/1$/, '2')
    const signedIn = { 'x-member': 'yes' }
    const refusals = [
      await indonesian({ ...sent, [name]: stranger }, signedIn),
      await english({ ...shipped, [key]: stranger }, signedIn),
      await indonesian({ ...sent, [name]: id }),
      await english({ ...shipped, [key]: id }),
    ]
    expect(refusals.map(({ status_detail: { code, field } }) => [code, field])).toEqual([
      ['not_yours', name],
      ['not_yours', key],
      ['not_yours', name],
      ['not_yours', key],
    ])
    const own = [
      await indonesian({ ...sent, [name]: id }, signedIn),
      await english({ ...shipped, [key]: id }, signedIn),
    ]
    expect(own.map(({ status }) => status)).toEqual(['success', 'success'])
  })

  it('reached by an address speaks the given names, whoever opens it [API-1]', async () => {
    const open = async (query: string) => (await app.inject({ url: `/api/berkas?${query}` })).json().status_detail
    expect(await open('berkas_id=7')).toMatchObject({ code: 'not_found', field: '7' })
    expect(await open('fileId=7')).toMatchObject({ code: 'invalid_field', field: 'berkas_id' })
  })

  it('asked by GET speaks the code’s names to a client that sends the header [API-1]', async () => {
    const ask = async (query: string) =>
      (await app.inject({ url: `/api/berkas?${query}`, headers: englishNames })).json().status_detail
    expect(await ask('fileId=7')).toMatchObject({ code: 'not_found', field: '7' })
    expect(await ask('berkas_id=7')).toMatchObject({ code: 'invalid_field', field: 'fileId' })
  })
})
