import { expect, it } from 'vitest'
import { indonesian } from './indonesian.ts'
import { indonesianInside } from './indonesian-inside.ts'
import { type Language, languages } from './language.ts'
import { wordsOf } from './words-of.ts'

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'id')
const usual = { ...indonesian, ...indonesianInside }
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

it.each(others)('says in %s every label of the header, with the same places to fill [HEAD-3]', async (language) => {
  const words: Partial<Record<string, string>> = (await wordsOf(language)) ?? {}

  expect(Object.keys(words).sort()).toEqual(Object.keys(usual).sort())
  for (const [label, text = ''] of Object.entries(words)) {
    expect(text.trim(), label).not.toBe('')
    expect(placeholders(text), label).toEqual(placeholders(usual[label as keyof typeof usual]))
  }
})

it.each([
  ['ru', /[a-z]{4,}/i],
  ['ar', /[a-z]{5,}/i],
] as const)('leaves no label of %s in another script, names apart [HEAD-3]', async (language, foreign) => {
  const texts = Object.values((await wordsOf(language)) ?? {}).map((text) => text.replace(/\{\w+\}|Ctrl\+K|CAS/g, ''))

  expect(texts.filter((text) => foreign.test(text))).toEqual([])
})
