import { expect, it } from 'vitest'
import { readDays } from './calendar-view.tsx'

it.each([
  ['17/08/2027 Hari Kemerdekaan', '2027-08-17', 'Hari Kemerdekaan'],
  ['6 Februari 2027\tTahun Baru Imlek 2578', '2027-02-06', 'Tahun Baru Imlek 2578'],
  ['9-3-2027; Idulfitri', '2027-03-09', 'Idulfitri'],
  ['  25 Des 2027 – Hari Raya Natal ', '2027-12-25', 'Hari Raya Natal'],
])('reads a day and its name from %j [ADM-2]', (line, day, name) => {
  expect(readDays(`\n${line}\n`)).toEqual({ days: [{ day, name }], faults: [] })
})

it.each(['2027-08-17 Hari Kemerdekaan', '17/08/2027', '30/02/2027 Bukan hari', 'Hari Kemerdekaan', '17/08/27 Singkat'])(
  'names the line of what it cannot read: %j [ADM-2]',
  (line) => {
    const { days, faults } = readDays(`01/01/2027 Tahun Baru\n${line}`)
    expect([days.length, faults]).toEqual([1, ['Baris 2: tulis tanggal lalu keterangannya.']])
  },
)

it('names a day that is written twice [ADM-2]', () => {
  expect(readDays('01/01/2027 Satu\n1 Jan 2027 Dua').faults).toEqual(['Baris 2: 01/01/2027 sudah ditulis.'])
})
