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
  expect(typed.otherNames).toBe('1,2,3-propanatriol\ngliserin')
  const body = factsBody({ ...typed, otherNames: ' 1,2,3-propanatriol \n\n  gliserin\n' })
  expect(body.otherNames).toEqual(['1,2,3-propanatriol', 'gliserin'])
  expect(body.functions).toEqual(['humektan'])
})

it('says which list has a line that is too long [ADM-3]', () => {
  const typed = typedFactsOf(facts)
  expect(faultsOfLists(typed)).toEqual({ otherNames: undefined, functions: undefined })
  expect(faultsOfLists({ ...typed, functions: 'x'.repeat(81) }).functions).toContain('80 karakter')
})
