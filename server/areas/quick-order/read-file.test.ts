import { afterAll, expect, it } from 'vitest'
import type { Buyer } from '#domain/accounts/actor.ts'
import { endAside } from '#server/platform/aside.ts'
import { readFile } from './check-rows.ts'

afterAll(endAside)

it('reads lists of companies in turns, small ones first, and of a company one at a time [ORDER-7, OPS-6]', async () => {
  const read: string[] = []
  const upload = async (company: string, lines: number) => {
    const content = Buffer.from(`Kode;Jumlah\nA;1${'\n'.repeat(lines)}`)
    const buyer = { companyId: company } as Buyer
    const answer = await readFile(buyer, { kind: 'csv', content }).catch((refusal) => refusal.code)
    read.push(`${company}: ${answer.rows?.length ?? answer}`)
  }

  await Promise.all([upload('first', 1), upload('large', 9_000), upload('small', 9), upload('large', 1)])

  expect(read).toEqual(['large: table_reading', 'first: 1', 'small: 1', 'large: 1'])
})
