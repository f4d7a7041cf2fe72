import { describe, expect, it } from 'vitest'
import { rootsOf } from './word-forms.ts'

describe('forms of one word', () => {
  it.each([
    ['pemanis', 'manis'],
    ['pengawet', 'mengawetkan'],
    ['pengental', 'kental'],
    ['mengentalkan', 'kekentalan'],
    ['pewarna', 'mewarnai'],
    ['pelarut', 'melarutkan'],
    ['pelembap', 'kelembapan'],
    ['pemutih', 'putih'],
    ['penyalut', 'salut'],
    ['pembersih', 'bersihkan'],
    ['penstabil', 'menstabilkan'],
    ['pengemulsi', 'emulsi'],
    ['penurun', 'turunan'],
    ['memperkuat', 'penguat'],
    ['pengasam', 'keasaman'],
    ['dilarutkan', 'larutannya'],
    ['minuman', 'minum'],
  ])('have a root in common: %s and %s [SEARCH-3]', (one, other) => {
    const forms = (word: string) => [word, ...rootsOf(word)]
    expect(forms(one).filter((form) => forms(other).includes(form))).not.toEqual([])
  })
})

it('takes two prefixes off at most, and no rest of three letters for a root [SEARCH-3]', () => {
  expect(rootsOf('memperterkuat')).toContain('terkuat')
  expect(rootsOf('memperterkuat')).not.toContain('kuat')
  expect(rootsOf('pengairan')).not.toContain('air')
})

it.each(['peroksida', 'mentol', 'pati', 'besi', 'bahan', 'natrium', 'garam', 'xanthan', 'gula', 'e330', '77929'])(
  'leaves %s alone: it only looks like a form [SEARCH-3]',
  (word) => {
    expect(rootsOf(word)).toEqual([])
  },
)
