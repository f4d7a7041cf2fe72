import { describe, expect, it } from 'vitest'
import type { CompanyKind, Role } from '../companies/permissions.ts'
import type { Side } from '../machine.ts'
import { documentRequests, mayAsk, type RequestAct, type RequestState, requestStates } from './request.ts'

const sold = { sold: true }
const seller = { companyKind: 'seller', role: 'sales' } as const
const buyer = { companyKind: 'buyer', role: 'purchaser' } as const
const party = (companyKind: Side, role: Role) => ({ companyKind, role })
const request = (state: RequestState) => ({ id: 'satu', state, version: 1 })

describe('a request for a document', () => {
  it.each<[RequestAct, CompanyKind, RequestState]>([
    ['answer', 'seller', 'answered'],
    ['decline', 'seller', 'declined'],
    ['withdraw', 'buyer', 'withdrawn'],
  ])('that waits can be taken by "%s" of the %s, which ends it: %s [DOC-2]', (act, who, after) => {
    const attempt = { party: who === 'seller' ? seller : buyer, expectedVersion: 1, reason: 'Belum ada' }
    expect(documentRequests.take(request('asked'), act, attempt, sold)).toMatchObject({ state: after, version: 2 })
    for (const state of requestStates.filter((one) => one !== 'asked')) {
      expect(() => documentRequests.take(request(state), act, attempt, sold)).toThrow(
        expect.objectContaining({ code: 'document_request_act_not_allowed' }),
      )
    }
  })

  it('is not for the other side to take [DOC-2]', () => {
    for (const [act, who] of [
      ['answer', buyer],
      ['decline', buyer],
      ['withdraw', seller],
    ] as const)
      expect(documentRequests.may(request('asked'), act, who, sold).allowed).toBe(false)
  })

  it('is left to those whose role allows it [ROLE-10]', () => {
    expect(documentRequests.can(request('asked'), party('seller', 'warehouse'), sold)).toMatchObject({
      answer: { allowed: false },
      decline: { allowed: false },
    })
    expect(documentRequests.can(request('asked'), party('buyer', 'approver'), sold).withdraw.allowed).toBe(false)
  })

  it('of a page that is out of date is refused with what it has become [DOC-2]', () => {
    const attempt = { party: seller, expectedVersion: 1 }
    expect(() => documentRequests.take({ ...request('withdrawn'), version: 2 }, 'answer', attempt, sold)).toThrow(
      expect.objectContaining({
        code: 'document_request_moved_on',
        sentence: 'Permintaan ini sudah ditarik. Silakan periksa kembali.',
      }),
    )
  })

  it('is declined with a reason alone [DOC-2]', () => {
    for (const reason of ['', '  ', undefined])
      expect(() =>
        documentRequests.take(
          request('asked'),
          'decline',
          { party: seller, expectedVersion: 1, reason: reason ?? null },
          sold,
        ),
      ).toThrow(expect.objectContaining({ code: 'document_reason_needed', field: 'alasan' }))
  })

  it('about a product that is not on sale can be declined, but not answered: its page is gone [DOC-2]', () => {
    const can = documentRequests.can(request('asked'), seller, { sold: false })
    expect(can.decline.allowed).toBe(true)
    expect(can.answer).toEqual({
      allowed: false,
      reason: 'Produk ini sedang tidak dijual, sehingga pembeli tidak dapat membuka dokumennya.',
    })
  })

  it.each([
    ['open', 'opened'],
    ['close', 'withdrawn'],
  ] as const)('is ended by the system: %s leads to %s [DOC-2]', (event, after) => {
    expect(documentRequests.advance(request('asked'), event, 'system', sold).state).toBe(after)
  })
})

describe('a document may be asked for', () => {
  it.each([
    [{ readable: false, running: false }, true, null],
    [{ readable: true, running: false }, false, 'Dokumen ini sudah dapat Anda unduh.'],
    [{ readable: false, running: true }, false, 'Permintaan Anda sedang menunggu jawaban seller.'],
  ])('where none can be read and none is asked for: %j [DOC-2]', (there, allowed, reason) => {
    expect(mayAsk(buyer, there)).toEqual({ allowed, reason })
  })

  it('by members whose role allows it [ROLE-10]', () => {
    expect(mayAsk(party('buyer', 'approver'), { readable: false, running: false }).allowed).toBe(false)
  })
})
