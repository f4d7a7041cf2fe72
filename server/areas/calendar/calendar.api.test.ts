import { describe, expect, it } from 'vitest'
import { businessDay } from '#domain/business-day.ts'
import { openWorld } from '#test/world.ts'
import { findClosedDays } from './public.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const leave = (tanggal: string, nama = 'Cuti bersama Uji') => ({ tanggal, nama, jenis: 'cuti_bersama' as const })
const add = (...libur: ReturnType<typeof leave>[]) => administrator.send('admin/kalender/tambah', { libur })
const daysOf = async (tahun: number) =>
  (await administrator.call('admin/kalender/daftar', { tahun })).data.libur.map(({ tanggal }) => tanggal)

describe('the calendar of holidays', () => {
  it('knows the days that no decree moves, and gains those that administrators add [ADM-2]', async () => {
    expect(await daysOf(2027)).toEqual(['2027-01-01', '2027-05-01', '2027-06-01', '2027-08-17', '2027-12-25'])

    expect((await add(leave('2027-03-10'), leave('2027-03-09'))).ok).toBe(true)

    expect((await daysOf(2027)).slice(0, 4)).toEqual(['2027-01-01', '2027-03-09', '2027-03-10', '2027-05-01'])
    const { data } = await administrator.call('admin/kalender/daftar', { tahun: 2030 })
    expect([data.libur, data.semua_tahun]).toEqual([
      [],
      [
        { tahun: 2026, jumlah: 25 },
        { tahun: 2027, jumlah: 7 },
      ],
    ])
  })

  it('adds all days or none, and names those that are there or written twice [ADM-2]', async () => {
    const taken = await add(leave('2028-02-01'), leave('2027-12-25'))
    expect([taken.status, taken.refusal?.code, taken.refusal?.field]).toEqual([409, 'holiday_there', 'libur'])
    expect(taken.refusal?.status_message).toContain('25 Des 2027')
    expect((await add(leave('2028-02-01'), leave('2028-02-01'))).refusal?.status_message).toContain('1 Feb 2028')
    expect(await daysOf(2028)).toEqual([])
  })

  it('is added to once by two administrators at once [ADM-2]', async () => {
    const both = await Promise.all([add(leave('2029-01-02')), add(leave('2029-01-02'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await daysOf(2029)).toEqual(['2029-01-02'])
  })

  it('loses a day once [ADM-2]', async () => {
    await add(leave('2031-01-02'))
    const remove = () => administrator.send('admin/kalender/hapus', { tanggal: '2031-01-02' })
    expect((await remove()).ok).toBe(true)
    expect(await daysOf(2031)).toEqual([])
    expect((await remove()).refusal?.code).toBe('holiday_not_found')
  })

  it.each([
    [{ libur: [] }],
    [{ libur: [{ ...leave('2027-02-30') }] }],
    [{ libur: [leave('2027-03-30', ' ')] }],
    [{ libur: [leave('2027-03-30', 'x'.repeat(10_000))] }],
    [{ libur: [{ ...leave('2027-03-30'), jenis: 'libur' }] }],
  ])('refuses what is no holiday: %j [ADM-2]', async (body) => {
    const { status, refusal } = await administrator.send('admin/kalender/tambah', body)
    expect([status, refusal?.code, refusal?.field]).toEqual([400, 'invalid_field', expect.stringContaining('libur')])
  })

  it('is read by everybody from today on [ADM-2]', async () => {
    const today = businessDay(world.now())
    const { data } = await world.aVisitor().call('kalender/libur', {})
    const days = data.map(({ tanggal }) => tanggal)
    expect([days.every((day) => day >= today), days.includes('2026-12-25')]).toEqual([true, true])
    expect(await findClosedDays(world.db, '2027-12-25')).toContain('2027-12-25')
  })
})
