import { afterAll, expect, it } from 'vitest'
import { LONGEST } from '#domain/limits.ts'
import { endAside } from '#server/platform/aside.ts'
import { WorkDone } from '#test/database/work-done.ts'
import { textRead } from './text-aside.ts'

afterAll(endAside)

const longest = (unit: string) => unit.repeat(LONGEST.articleBody / unit.length)

it.each([
  ['lines of a list', longest('- a\n'), 'part'],
  ['headings', longest('a\n==\n'), 'part'],
  ['marks within one another', longest(`${'**a*'.repeat(249)}\n\n`), null],
  ['links', longest('Gula **halus** adalah [bahan](/bahan/gula) yang *dipakai*.\n\n'), null],
])('reads the longest text of %s beside the thread that answers [ADM-4, OPS-6]', async (_what, text, fault) => {
  const work = new WorkDone()

  const read = await textRead(text)

  expect(work.take()).toBeLessThan(100_000)
  expect(read.fault).toBe(fault)
  work.close()
})

it('reads a text again whose reader gave up once [ADM-4, OPS-6]', async () => {
  const text = 'Gula **halus**'

  endAside()
  const ending = setInterval(endAside, 1)
  expect((await textRead(text)).fault).toBe('part')
  clearInterval(ending)

  expect((await textRead(text)).fault).toBeNull()
})
