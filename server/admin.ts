import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import { createAdministrator } from './areas/members/create-administrator.ts'
import { askPassword } from './ask-password.ts'
import { comingFrom } from './platform/audit/origin.ts'
import { StartFailure } from './platform/start-failure.ts'
import { withDatabase } from './with-database.ts'

// npm run admin -- create EMAIL [--name NAME]: makes the first administrator [ADM-1].

const USAGE = 'npm run admin -- create EMAIL [--name NAME]'

await withDatabase(async (db) => {
  const { email, name } = readWords()
  const password = await askPassword()
  const work = () => createAdministrator({ db, now: () => new Date() }, { email, name, password })
  await comingFrom({ network: null, device: 'npm run admin' }, work).catch((error) => {
    throw inWords(error)
  })
  process.stdout.write(`${email} can sign in as administrator.\n`)
  return 0
})

function readWords(): { email: string; name: string } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [command, email, ...rest] = positionals
  if (command !== 'create' || !email || rest.length > 0) throw new StartFailure(`Usage: ${USAGE}`)
  return { email, name: values.name?.trim() || 'Administrator' }
}

function inWords(error: unknown): unknown {
  if (error instanceof Refusal) return new StartFailure(error.sentence)
  if (error instanceof z.ZodError) return new StartFailure(error.issues[0]?.message ?? '')
  return error
}
