import { expect, it } from 'vitest'
import { functionsNamed } from './functions-named.ts'

const functions = ['pengawet', 'pemanis', 'pengatur keasaman', 'antikempal']

it.each([
  ['pengawet', ['pengawet']],
  ['bahan pengawet makanan', ['pengawet']],
  ['preservative', ['pengawet']],
  ['pengatur keasaman', ['pengatur keasaman']],
  ['anti kempal', ['antikempal']],
  ['pengatur', []],
  ['asam sitrat', []],
  ['', []],
])('finds the functions that a keyword names: %s [UX-1]', (keyword, named) => {
  expect(functionsNamed(keyword, functions)).toEqual(named)
})
