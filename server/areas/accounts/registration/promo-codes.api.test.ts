import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aRegistration, sendingAs } from '../testing.ts'

const world = await openWorld({ connections: 4 })
await world.db
  .insertInto('promos')
  .values([
    { code: 'BAHANUJI', title: 'Promo BAHANUJI', amount: '250000', min_spend: '1000000', valid_days: 30 },
    { code: 'HABIS', title: 'Promo HABIS', amount: '1000', min_spend: '0', valid_days: 30, most_claims: 1 },
  ])
  .execute()

const send = sendingAs(world)
const register = (body: object) => send('session/daftar', body)

async function countCompanies(): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from companies`.execute(world.db)
  return rows[0]?.many ?? 0
}

describe('a promotion code', () => {
  it('says what it is good for, in any case of letters [REG-2]', async () => {
    world.setClock('2026-11-20T09:00:00+07:00')
    const { data } = await send('promo/cek', { kode_promo: ' bahanuji ' })
    world.setClock()

    expect(data).toEqual({
      kode: 'BAHANUJI',
      nama: 'Promo BAHANUJI',
      nilai: '250000.00',
      min_belanja: '1000000.00',
      berlaku_sampai: '2026-12-20T17:00:00.000Z',
    })
  })

  it('gives the company a voucher that it finds among its own [REG-2]', async () => {
    const { data } = await register(aRegistration({ kode_promo: 'bahanuji' }))

    const vouchers = await send('voucher/daftar', { company_id: data.companyId }, data.sessionId)

    expect(data.voucher).toMatch(/^SB-/)
    expect(vouchers.text).toContain(data.voucher)
  })

  it.each([
    ['npwp', '0.012.345.678-901.999', '0012 3456 7890 1999'],
    ['nib', '0012-3456-78999', '0012345678999'],
  ] as const)(
    'is good once for a company of one %s, also at once, and without it registers [REG-2]',
    async (kind, one, other) => {
      const wishes = { jenis_identitas: kind, kode_promo: 'BAHANUJI' }
      const both = await Promise.all([
        register(aRegistration({ ...wishes, nomor_identitas: one })),
        register(aRegistration({ ...wishes, nomor_identitas: other })),
      ])

      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(both.find(({ status }) => status === 422)?.refusal).toMatchObject({
        code: 'promo_claimed',
        field: 'kode_promo',
        status_message:
          'Perusahaan dengan NPWP atau NIB ini sudah pernah memakai kode promo. Kosongkan kode ini untuk mendaftar.',
      })
      const without = aRegistration({ jenis_identitas: kind, nomor_identitas: other })
      expect((await register(without)).status).toBe(200)
    },
  )

  it('is not good for a number that a company had later, nor for one that it had when it used a code [REG-2]', async () => {
    const first = await register(aRegistration({ kode_promo: 'BAHANUJI', nomor_identitas: '0000000000007771' }))
    const change = { npwp: null, nib: '0000000007772' }
    await world.db.updateTable('companies').set(change).where('id', '=', first.data.companyId).execute()

    const now = { jenis_identitas: 'nib', nomor_identitas: '0000000007772' } as const
    for (const wishes of [now, { nomor_identitas: '0000000000007771' }]) {
      const { refusal } = await register(aRegistration({ kode_promo: 'BAHANUJI', ...wishes }))
      expect(refusal?.code).toBe('promo_claimed')
    }
  })

  it('is claimed no more often than it may be, also by many at once [REG-2]', async () => {
    const before = await countCompanies()

    const all = await Promise.all(Array.from({ length: 4 }, () => register(aRegistration({ kode_promo: 'HABIS' }))))

    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = all.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code)
    expect(new Set(refused)).toEqual(new Set(['promo_over']))
    expect(await countCompanies()).toBe(before + 1)
  })
})
