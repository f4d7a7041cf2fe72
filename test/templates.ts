import { seedDemo } from '#server/demo/seed.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { testsBegin } from './clock.ts'

/** Contents of a test's database at the start: only the tables, or the demo catalogue and accounts. */
export type Template = 'empty' | 'demo'

/** How each template is filled: the template it starts from, and what is added. */
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
