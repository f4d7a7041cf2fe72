import { describe, expect, it } from 'vitest'
import { hoursFaults, hoursOf, typedHours } from './hours-dialog.tsx'

const monday = { weekday: 1, opens: '08:30', closes: '17:00' }

function week(opens: string, closes: string) {
  return typedHours([monday]).map((day, place) => (place === 0 ? { ...day, opens, closes } : day))
}

describe('the opening hours as they are typed', () => {
  it('are the whole week, and those of days that are ticked are sent [SHOP-8]', () => {
    const typed = typedHours([monday])

    expect(typed).toHaveLength(7)
    expect(typed[0]).toEqual({ isOpen: true, opens: '08.30', closes: '17.00' })
    expect(hoursOf(typed)).toEqual([monday])
    expect(hoursOf(typed.map((day) => ({ ...day, isOpen: false })))).toEqual([])
  })

  it.each([
    ['25.00', '17.00', { 'days.0.opens': 'Jam buka tidak valid, tulis misalnya 08.00.' }],
    ['', 'sore', { 'days.0.opens': 'Jam buka harus diisi.', 'days.0.closes': expect.stringMatching('tidak valid') }],
    ['17.00', '8.00', { 'days.0.closes': 'Jam tutup harus sesudah jam buka.' }],
    ['8', '17:00', {}],
  ])('from %j to %j are told at their field: %j [SHOP-8]', (opens, closes, faults) => {
    expect(hoursFaults(week(opens, closes))).toEqual(faults)
  })

  it('are not looked at on a day that is closed [SHOP-8]', () => {
    expect(hoursFaults(week('x', 'y').map((day) => ({ ...day, isOpen: false })))).toEqual({})
  })
})
