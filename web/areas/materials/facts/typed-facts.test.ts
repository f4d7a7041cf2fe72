import { expect, it } from 'vitest'
import { factsBody, faultsOfLists, typedFactsOf } from './typed-facts.ts'

const facts = {
  categoryId: 2,
  name: 'Gliserol',
  nameEnglish: 'Glycerol',
  otherNames: ['1,2,3-propanatriol', 'gliserin'],
  casNumber: null,
  eNumber: 'E422',
  inci: null,
  hsCode: null,
  functions: ['humektan'],
  halalCritical: true,
  hazard: null,
  description: '',
}

it('keeps names with commas whole: each stands on a line of its own [ADM-3]', () => {
  const typed = typedFactsOf(facts)
  expect(typed.bahan_nama_lain).toBe('1,2,3-propanatriol\ngliserin')
  const body = factsBody({ ...typed, bahan_nama_lain: ' 1,2,3-propanatriol \n\n  gliserin\n' })
  expect(body.bahan_nama_lain).toEqual(['1,2,3-propanatriol', 'gliserin'])
  expect(body.bahan_fungsi).toEqual(['humektan'])
})

it('says which list has a line that is too long [ADM-3]', () => {
  const typed = typedFactsOf(facts)
  expect(faultsOfLists(typed)).toEqual({ bahan_nama_lain: undefined, bahan_fungsi: undefined })
  expect(faultsOfLists({ ...typed, bahan_fungsi: 'x'.repeat(81) }).bahan_fungsi).toContain('80 karakter')
})
