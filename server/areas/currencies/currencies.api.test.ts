import { describe, expect, it } from 'vitest'
import { businessDay, dayAfter, daysAfter } from '#domain/business-day.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const today = businessDay(world.deps.now())

async function rateOf(code: string) {
  const { data } = await world.aVisitor().call('mata-uang/daftar', {})
  return data.find((one) => one.code === code)?.kurs
}

describe('currencies', () => {
  it('are five, each with code, symbol and name; without a rate nothing is said of one [HEAD-6]', async () => {
    const { data } = await world.aVisitor().call('mata-uang/daftar', {})

    expect(data).toEqual([
      { code: 'RP', symbol: 'Rp', name: 'Rupiah', kurs: null },
      { code: 'EUR', symbol: '€', name: 'Euro', kurs: null },
      { code: 'GBP', symbol: '£', name: 'Pound Sterling', kurs: null },
      { code: 'USD', symbol: 'US$', name: 'US Dollar', kurs: null },
      { code: 'RUB', symbol: '₽', name: 'Russian Ruble', kurs: null },
    ])
  })

  it('have the rate of the latest day that has begun, which an administrator sets [HEAD-6]', async () => {
    const administrator = await world.anAdministrator()
    const setRate = (tanggal: string, rupiah: string | number) =>
      administrator.call('admin/mata-uang/kurs', { code: 'EUR', tanggal, rupiah })

    await setRate(daysAfter(today, -3), '18000')
    await setRate(daysAfter(today, -2), '18500.125')
    await setRate(dayAfter(today), '19000')
    expect(await rateOf('EUR')).toEqual({ rupiah: '18500.125', tanggal: daysAfter(today, -2) })

    await setRate(daysAfter(today, -2), 18600)
    expect(await rateOf('EUR')).toEqual({ rupiah: '18600', tanggal: daysAfter(today, -2) })
    expect(await rateOf('GBP')).toBeNull()
  })

  it.each([
    ['nought', { rupiah: '0' }, 'rupiah'],
    ['nought with decimals', { rupiah: '0.0000' }, 'rupiah'],
    ['less than nought', { rupiah: '-1' }, 'rupiah'],
    ['no number', { rupiah: 'banyak' }, 'rupiah'],
    ['a rate of Rupiah', { code: 'RP' }, 'code'],
    ['a currency not on offer', { code: 'JPY' }, 'code'],
    ['no day', { tanggal: '2026-02-30' }, 'tanggal'],
  ])('refuse %s [HEAD-6, API-2]', async (_what, wrong, field) => {
    const body = { code: 'GBP', tanggal: today, rupiah: '21000', ...wrong }
    const answer = await (await world.anAdministrator()).send('admin/mata-uang/kurs', body)

    expect([answer.status, answer.refusal?.field]).toEqual([400, field])
    expect(await rateOf('GBP')).toBeNull()
  })

  it('are set by nobody else [HEAD-6, ROLE-10]', async () => {
    const body = { code: 'GBP', tanggal: today, rupiah: '21000' }
    for (const member of [await world.aBuyer(), await world.aSeller()])
      expect((await member.send('admin/mata-uang/kurs', body)).status).toBe(422)

    expect(await rateOf('GBP')).toBeNull()
  })
})
