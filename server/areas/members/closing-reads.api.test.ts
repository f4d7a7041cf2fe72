import { expect, it } from 'vitest'
import { readWhole } from '#test/database/found-by-index.ts'
import { hearStatements } from '#test/database/rows-read.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { aSale, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { erasePerson } from './close-account.ts'

// Closing a company or an account and erasing a person hold locks meanwhile, so they must not scan the data of all
// companies.

const statements = hearStatements()
const world = await openWorld({ connections: 4 })
const sent = /^\s*(\/\*.*?\*\/)?\s*(select|with|insert|update|delete)\b/
/** Tables that may be read whole, and why. */
const short = {
  password_resets: 'swept after two days',
  push_subscriptions: 'by ids that are asked for first: of next to nothing the planner reads all',
  sign_in_failures: 'swept after two days',
}

it('finds by an index what it counts, ends and deletes, of a buyer, a shop and a person [OPS-5, REG-3]', async () => {
  const { buyer, seller, product } = await aSale(world)
  await fillCart(buyer, product)
  await propose(buyer, product)
  const [left, leaving] = [await world.aColleague(buyer, 'purchaser'), await world.aColleague(seller, 'sales')]
  await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: left.userId })
  const password = 'Contoh123'

  const heard = await statements.during(async () => {
    await erasePerson(world.deps, left.email)
    await leaving.call('akun/tutup', { user_id: leaving.userId, password })
    for (const owner of [buyer, seller]) {
      const { status } = await owner.call('perusahaan/tutup', { company_id: owner.companyId, password })
      expect(status).toBe(200)
    }
  }, sent)

  const whole = new Set<string>()
  for (const one of heard) for (const table of await readWhole(world.db, one)) whole.add(table)
  expect([...whole].sort()).toEqual(Object.keys(short))
})
