import { expect, it } from 'vitest'
import { ownName } from './offer-table.tsx'

it('leaves of an offer’s name what neither its material nor its grade says [MAT-2]', () => {
  const named = (name: string, grade = 'USP-NF') => ownName({ name, grade }, { name: 'Etilselulosa' })

  expect(named('Etilselulosa 10 cP USP-NF')).toBe('10 cP')
  expect(named('ETILSELULOSA 20 cP')).toBe('20 cP')
  expect(named('Etilselulosa USP-NF 25 kg')).toBe('USP-NF 25 kg')
  expect(named('Etilselulosa Food Grade', 'Food grade')).toBe('')
  expect(named('Etilselulosa')).toBe('')
  expect(named('Etilselulosa 45 cP', '')).toBe('45 cP')
})

it('leaves a name of its own as it is [MAT-2]', () => {
  const named = (name: string) => ownName({ name, grade: 'EP' }, { name: 'Etilselulosa' })

  expect(named('Ethocel Standard 10')).toBe('Ethocel Standard 10')
  expect(named('Etilselulosana 7')).toBe('Etilselulosana 7')
  expect(named('Ethocel STEP')).toBe('Ethocel STEP')
})
