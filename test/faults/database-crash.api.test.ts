import { expect, it, onTestFinished } from 'vitest'
import { makeSeed } from '#bench/chaos/chaos-site.ts'
import { killedDatabase } from '#bench/chaos/faults/harmed-database.ts'
import { suffer } from '#bench/chaos/suffer.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'

// a database is made, and an application started, on whatever machine the tests run
const patience = { timeout: 240_000 }

it(
  'a database killed twice in the middle has lost nothing that was answered, and doubled nothing [ORDER-2, PAY-1, SHOP-5]',
  patience,
  async () => {
    await ensureBuild()
    const seed = await makeSeed()
    onTestFinished(seed.remove)
    const suffered = await suffer(killedDatabase, seed.folder, { buyers: 4 })
    const nothing = { lost: [], doubled: [], ledgers: [], refused: [] }
    expect(suffered).toMatchObject({ ...nothing, kinds: ['cart', 'order', 'payment'] })
    // something was under way at each end
    expect(typeof suffered === 'string' ? suffered : suffered.again).toBeGreaterThan(0)
  },
)
