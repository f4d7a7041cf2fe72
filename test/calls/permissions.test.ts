import { describe, expect, it } from 'vitest'
import { type Viewer, visitor } from '#domain/accounts/actor.ts'
import type { AnyCall } from '#domain/call.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import { allCalls } from '#domain/contract.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkAccess } from '#server/platform/http/mount.ts'
import { accessTo, type MemberKind, refusalOf } from './may-do.ts'

const members: readonly MemberKind[] = [
  'buyer owner',
  'buyer purchaser',
  'buyer approver',
  'seller owner',
  'seller sales',
  'seller warehouse',
  'seller finance',
]

describe('who may make a call', () => {
  it.each(members)('is decided for every call by company and role: %s [ROLE-10] [ROLE-9]', (who) => {
    for (const call of allCalls) expect(refusalFor(call, viewerOf(who)), call.path).toBe(refusalOf(call, who))
  })

  it('is decided for every call for visitors and administrators [ROLE-9]', () => {
    for (const call of allCalls) {
      const [whom] = accessTo(call)
      const isOpen = whom === 'visitor' || whom === 'open'
      expect(refusalFor(call, visitor), call.path).toBe(isOpen ? undefined : 'sign_in_needed')
      const theirs = { buyer: 'buyers_only', seller: 'sellers_only' }[whom as string]
      if (theirs ?? whom === 'admin') {
        expect(refusalFor(call, viewerOf('platform administrator')), call.path).toBe(theirs)
      }
    }
  })

  it('is written down for every call that changes something of a company [ROLE-10]', () => {
    const unguarded = allCalls.filter((call) => {
      const [whom, permission] = accessTo(call)
      return ['buyer', 'seller', 'admin'].includes(whom) && !permission
    })
    // reading what every member of the company may read, and an administrator's own second factor
    expect(unguarded.map(({ path }) => path).sort()).toEqual([
      'akun/faktor-kedua',
      'akun/faktor-kedua/aktifkan',
      'akun/faktor-kedua/buktikan',
      'akun/faktor-kedua/kode-baru',
      'akun/faktor-kedua/siapkan',
      'alamat/daftar',
      'keranjang/daftar',
      'keranjang/shortcut',
      'keranjang/total',
      'perusahaan/identitas',
      'perusahaan/pemeriksaan',
      'produk/harga',
    ])
  })
})

/** The code with which a call is refused; undefined where it is let through. */
function refusalFor(call: AnyCall, viewer: Viewer): string | undefined {
  try {
    checkAccess(call, viewer)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}

function viewerOf(who: MemberKind): Viewer {
  const [companyKind, role] = who.split(' ') as [CompanyKind, Role] // as its type says
  return {
    kind: 'member',
    // ids as a session mints them
    userId: '00000000-0000-7000-8000-000000000001' as UserId,
    companyId: '00000000-0000-7000-8000-000000000002' as CompanyId,
    companyKind,
    role,
    sessionId: 'a',
    day: '2026-03-02',
  }
}
