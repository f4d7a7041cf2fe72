import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { day, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { holidayKind } from './holiday.ts'

const holiday = z.object({
  day: wire('tanggal', day),
  name: wire(
    'nama',
    z
      .string({ error: 'Keterangan harus diisi.' })
      .trim()
      .min(1, { error: 'Keterangan harus diisi.' })
      .max(LONGEST.holiday, { error: `Keterangan paling panjang ${LONGEST.holiday} karakter.` }),
  ),
  kind: wire('jenis', wireWords(holidayKind.names, { error: 'Jenis libur tidak dikenal.' })),
})

const yearOfHolidays = z.object({
  year: wire('tahun', z.number().int()),
  holidays: wire('libur', z.array(holiday)),
  /** The years that can be chosen, with how many days each has. */
  years: wire(
    'semua_tahun',
    z.array(z.object({ year: wire('tahun', z.number().int()), count: wire('jumlah', z.number().int()) })),
  ),
})

const administrator = { access: 'admin', permission: 'calendar.manage' } as const

/** Days on which the country does not work; deadlines in working days leave them out. */
export const calendarCalls = {
  coming: defineCall({
    path: 'kalender/libur',
    summary: 'National holidays and joint leave from today on',
    access: 'open',
    body: z.object({}).nullish(),
    answer: answers(z.array(holiday)),
  }),
  year: defineCall({
    path: 'admin/kalender/daftar',
    summary: 'The holidays of a year',
    ...administrator,
    body: z.object({
      year: wire('tahun', wholeNumber('Tahun tidak valid.', { least: 1, most: 9999 }).optional()),
    }),
    answer: answers(yearOfHolidays),
  }),
  add: defineCall({
    path: 'admin/kalender/tambah',
    summary: 'Add holidays, all or none; deadlines that were set already stay',
    ...administrator,
    body: z.object({
      holidays: wire(
        'libur',
        z
          .array(holiday)
          .min(1, { error: 'Tulis paling sedikit satu hari.' })
          .max(MOST.holidays, { error: `Paling banyak ${MOST.holidays} hari sekaligus.` }),
      ),
    }),
    answer: done,
  }),
  remove: defineCall({
    path: 'admin/kalender/hapus',
    summary: 'Take a holiday off the calendar',
    ...administrator,
    body: z.object({ day: wire('tanggal', day) }),
    answer: done,
  }),
}
