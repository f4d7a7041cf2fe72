import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import { resetSecondFactor } from './areas/accounts/public.ts'
import { createAdministrator } from './areas/members/create-administrator.ts'
import { erasePerson } from './areas/members/erase-person.ts'
import { askPassword } from './ask-password.ts'
import { comingFrom } from './platform/audit/origin.ts'
import { StartFailure } from './platform/start-failure.ts'
import { registerReactions } from './reactions.ts'
import { withDatabase } from './with-database.ts'

// npm run admin -- create EMAIL [--name NAME]: makes the first administrator.
// npm run admin -- reset-second-factor EMAIL: lets one who has lost theirs set up anew [ADM-1].
// npm run admin -- erase EMAIL: erases somebody who asks for it and is no member of any company [OPS-5].

const USAGE = 'npm run admin -- create EMAIL [--name NAME], reset-second-factor EMAIL, or erase EMAIL'

const DONE = {
  create: 'can sign in as administrator.',
  'reset-second-factor': 'sets up a second factor at the next sign-in.',
  erase: 'is erased.',
} as const

registerReactions()
await withDatabase(async (db) => {
  const { command, email, name } = readWords()
  const deps = { db, now: () => new Date() }
  const work = {
    create: () => creating(deps, { email, name }),
    'reset-second-factor': async () => () => resetSecondFactor(deps, email),
    erase: async () => () => erasePerson(deps, email),
  }
  await comingFrom({ network: null, device: 'npm run admin' }, await work[command]()).catch((error) => {
    throw inWords(error)
  })
  process.stdout.write(`${email} ${DONE[command]}\n`)
  return 0
})

async function creating(deps: Parameters<typeof createAdministrator>[0], person: { email: string; name: string }) {
  const password = await askPassword()
  return () => createAdministrator(deps, { ...person, password })
}

function readWords(): { command: keyof typeof DONE; email: string; name: string } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [command, email, ...rest] = positionals
  if (!command || !(command in DONE) || !email || rest.length > 0) throw new StartFailure(`Usage: ${USAGE}`)
  return { command: command as keyof typeof DONE, email, name: values.name?.trim() || 'Administrator' } // asked above
}

function inWords(error: unknown): unknown {
  if (error instanceof Refusal) return new StartFailure(error.sentence)
  if (error instanceof z.ZodError) return new StartFailure(error.issues[0]?.message ?? '')
  return error
}
