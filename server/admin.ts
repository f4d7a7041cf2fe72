import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import { resetSecondFactor } from './areas/accounts/public.ts'
import { erasePerson } from './areas/members/close-account.ts'
import { createAdministrator } from './areas/members/create-administrator.ts'
import { askPassword } from './ask-password.ts'
import { commandWords } from './command-words.ts'
import { withOrigin } from './platform/audit/origin.ts'
import { StartFailure } from './platform/start-failure.ts'
import { registerReactions } from './reactions.ts'
import { withDatabase } from './with-database.ts'

const DONE = {
  create: 'can sign in as administrator.',
  'reset-second-factor': 'sets up a second factor at the next sign-in.',
  erase: 'is erased.',
} as const

const { positionals, values } = commandWords(
  `npm run admin -- create EMAIL [--name NAME]
       npm run admin -- reset-second-factor EMAIL
       npm run admin -- erase EMAIL

create               makes the first administrator, and asks for the password
reset-second-factor  lets one who has lost theirs set up anew
erase                erases somebody who asks for it and is no member of any company`,
  { allowPositionals: true, options: { name: { type: 'string' } } },
  ({ positionals: [act = '', email, ...rest] }) => {
    if (!(act in DONE)) return act ? `There is no '${act}'.` : 'Say what to do.'
    if (!email) return 'Name the e-mail address.'
    return rest.length > 0 ? `'${rest.join(' ')}' is one word too many.` : undefined
  },
)
const [command, email = ''] = positionals as [keyof typeof DONE, string] // checked above
const name = values.name?.trim() || 'Administrator'

registerReactions()
await withDatabase(async (db) => {
  const deps = { db, now: () => new Date() }
  const work = {
    create: () => creating(deps, { email, name }),
    'reset-second-factor': async () => () => resetSecondFactor(deps, email),
    erase: async () => () => erasePerson(deps, email),
  }
  await withOrigin({ network: null, device: 'npm run admin' }, await work[command]()).catch((error) => {
    throw inWords(error)
  })
  process.stdout.write(`${email} ${DONE[command]}\n`)
  return 0
})

async function creating(deps: Parameters<typeof createAdministrator>[0], person: { email: string; name: string }) {
  const password = await askPassword()
  return () => createAdministrator(deps, { ...person, password })
}

function inWords(error: unknown): unknown {
  if (error instanceof Refusal) return new StartFailure(error.sentence)
  if (error instanceof z.ZodError) return new StartFailure(error.issues[0]?.message ?? '')
  return error
}
