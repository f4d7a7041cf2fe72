import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { day, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { holidayKind } from './holiday.ts'

const holiday = z.object({
  tanggal: day,
  nama: z
    .string({ error: 'Keterangan harus diisi.' })
    .trim()
    .min(1, { error: 'Keterangan harus diisi.' })
    .max(LONGEST.holiday, { error: `Keterangan paling panjang ${LONGEST.holiday} karakter.` }),
  jenis: z.enum(holidayKind.names, { error: 'Jenis libur tidak dikenal.' }),
})
export type WireHoliday = z.infer<typeof holiday>

const yearOfHolidays = z.object({
  tahun: z.number().int(),
  libur: z.array(holiday),
  /** The years that can be chosen, with how many days each has. */
  semua_tahun: z.array(z.object({ tahun: z.number().int(), jumlah: z.number().int() })),
})
export type WireYear = z.infer<typeof yearOfHolidays>

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
      tahun: wholeNumber('Tahun tidak valid.', { least: 1, most: 9999 }).optional(),
    }),
    answer: answers(yearOfHolidays),
  }),
  add: defineCall({
    path: 'admin/kalender/tambah',
    summary: 'Add holidays, all or none; deadlines that were set already stay',
    ...administrator,
    body: z.object({
      libur: z
        .array(holiday)
        .min(1, { error: 'Tulis paling sedikit satu hari.' })
        .max(MOST.holidays, { error: `Paling banyak ${MOST.holidays} hari sekaligus.` }),
    }),
    answer: done,
  }),
  remove: defineCall({
    path: 'admin/kalender/hapus',
    summary: 'Take a holiday off the calendar',
    ...administrator,
    body: z.object({ tanggal: day }),
    answer: done,
  }),
}
