import { seedDemo } from '#server/demo/seed.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { testsBegin } from './clock.ts'

/** What a test's database holds before the test begins: the tables alone, or the demo catalogue and accounts. */
export type Template = 'empty' | 'demo'

/** How each template is filled: from which other one it starts, and what is added to it. */
export const fillings: Record<Template, { from?: Template; fill(url: string): Promise<unknown> }> = {
  empty: { fill: migrate },
  demo: { from: 'empty', fill: fillDemo },
}

async function fillDemo(url: string) {
  const db = openDatabase({ url, connections: 1 })
  try {
    await seedDemo({ db, now: () => testsBegin })
  } finally {
    await db.destroy()
  }
}
