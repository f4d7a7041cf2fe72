import pg from 'pg'
import { Caller } from '#test/actor.ts'
import { hearStatements, type Plan, planOf } from '#test/database/rows-read.ts'
import { makeWorld } from '#test/world.ts'
import { catalogueQuestions } from './questions.ts'
import { print } from './report.ts'

// of the forms of a question, which PostgreSQL plans alike
const RUNS = 6

const statements = hearStatements()

/** Prints what PostgreSQL reads for each statement by which the catalogue answers, at its worst, for a visitor and a buyer. */
export async function printPlans(offers: number): Promise<void> {
  const world = await makeWorld({ template: `offers_${offers}` })
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    const viewers = {
      visitor: world.aVisitor(),
      buyer: new Caller(world.http, '10.2.0.1', { identity: 'pembeli@contoh.id', password: 'Contoh123' }),
    }
    print(`${offers} offers`)
    print(`${'question'.padEnd(26)}${'viewer'.padEnd(9)}${'statement'.padEnd(36)}     rows      ms   pages   most`)
    for (const { name, path, bodies } of await catalogueQuestions(world.databaseUrl)) {
      for (const [viewer, caller] of Object.entries(viewers)) {
        const worst = new Map<string, Plan>()
        for (const body of bodies.slice(0, RUNS)) {
          for (const heard of await statements.during(() => caller.send(path, body))) {
            const plan = await planOf(client, heard)
            if (plan.rowsRead >= (worst.get(heard.name)?.rowsRead ?? 0)) worst.set(heard.name, plan)
          }
        }
        for (const [statement, plan] of worst) print(line([name, viewer, statement], plan))
      }
    }
  } finally {
    await client.end()
    await world.close()
  }
}

function line(
  [question = '', viewer = '', statement = '']: readonly string[],
  { rowsRead, ms, pages, top }: Plan,
): string {
  const figures = String(rowsRead).padStart(9) + ms.toFixed(1).padStart(8) + String(pages).padStart(8)
  return `${question.padEnd(26)}${viewer.padEnd(9)}${statement.slice(0, 35).padEnd(36)}${figures}   ${top.join(', ')}`
}
