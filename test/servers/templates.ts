import { growDatabase } from '#bench/fill/grow-database.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database.ts'
import { testsBegin } from '../clock.ts'

/** Contents of a database at the start: nothing, only the tables, the demo, or the demo grown to a number of offers. */
export type Template = 'bare' | 'empty' | 'demo' | `offers_${number}`

interface Filling {
  /** The template it starts from. */
  from?: Template
  fill(url: string): Promise<unknown>
}

/** How a template is filled. */
export function fillingOf(template: Template): Filling {
  if (template === 'bare') return { fill: async () => undefined }
  if (template === 'empty') return { fill: migrate }
  if (template === 'demo') return { from: 'empty', fill: fillDemo }
  const offers = Number(template.replace('offers_', ''))
  return { from: 'demo', fill: (url) => growDatabase(url, offers, testsBegin) }
}

async function fillDemo(url: string) {
  const db = openDatabase({ url, connections: 1, patient: true })
  try {
    await seedDemo({ db, now: () => testsBegin })
  } finally {
    await db.destroy()
  }
}
