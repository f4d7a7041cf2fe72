import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { writeTable } from './write-table.ts'

it('keeps every number of a workbook that a spreadsheet holds exactly, and longer ones as text [ORDER-8]', async () => {
  async function* lines() {
    yield [['999999999999.99', '-1234567890123.45', '1500000000000.00', '0.125', '12345678901234.56'].map(asNumber)]
  }
  const parts: Uint8Array[] = []
  for await (const part of writeTable('angka', 'xlsx', lines()).content as AsyncIterable<Uint8Array>) parts.push(part)
  const { sheets } = await readXlsx(Buffer.concat(parts))

  expect(sheets[0]?.rows[0]).toEqual([999999999999.99, -1234567890123.45, 1.5e12, 0.125, '12345678901234.56'])
})

const asNumber = (number: string) => ({ number })
