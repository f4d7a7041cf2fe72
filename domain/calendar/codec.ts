import { list, record } from '../codec.ts'
import type { WireHoliday, WireYear } from './contract.ts'
import { holidayKind } from './holiday.ts'

export const holiday = record<WireHoliday>()({ day: 'tanggal', name: 'nama', kind: ['jenis', holidayKind] })

export const yearOfHolidays = record<WireYear>()({
  year: 'tahun',
  holidays: ['libur', list(holiday)],
  years: ['semua_tahun', list(record<WireYear['semua_tahun'][number]>()({ year: 'tahun', count: 'jumlah' }))],
})
