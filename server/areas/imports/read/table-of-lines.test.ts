import { expect, it } from 'vitest'
import { WorkDone } from '#test/database/work-done.ts'
import { tableOfLines } from './table-of-file.ts'

it('looks for the head no further than a table may go [SHOP-4]', () => {
  const cells = Array.from({ length: 20_000 }, () => 'a')
  const lines = Array.from({ length: 20 }, (_, at) => ({ number: at + 1, cells }))
  const work = new WorkDone()

  const table = tableOfLines(lines)

  expect(work.take()).toBeLessThan(1_000_000)
  expect(table).toMatchObject({ fault: 'table_columns' })
  work.close()
})
