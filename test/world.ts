import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import webPush from 'web-push'
import type { Role } from '#domain/companies/permissions.ts'
import type { Delivery } from '#domain/orders/contract-delivery.ts'
import { buildApp } from '#server/app.ts'
import { hashPassword, hashSecret } from '#server/areas/accounts/public.ts'
import type { NewMaterial } from '#server/areas/materials/public.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { jobs } from '#server/jobs.ts'
import { openDatabase } from '#server/platform/database.ts'
import { openDiskStore } from '#server/platform/files/open-file-store.ts'
import type { JobName } from '#server/platform/jobs/job-map.ts'
import { openMessages } from '#server/platform/live/open-messages.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { openPush } from '#server/platform/push/open-push.ts'
import type { WebSource } from '#server/platform/web/web-source.ts'
import { Caller, Person } from './actor.ts'
import { testsBegin } from './clock.ts'
import {
  type AddressWishes,
  type ArticleWishes,
  type Company,
  type CompanyWishes,
  type SubscriptionWishes,
  writeAddress,
  writeArticle,
  writeCompany,
  writeRates,
  writeSubscription,
  writeUser,
} from './factories.ts'
import { hear } from './hear.ts'
import { type ProductWishes, writeMaterial, writeProduct } from './product-factories.ts'
import { cloneDatabase } from './servers/postgres.ts'
import { runJobs } from './servers/run-jobs.ts'
import type { Template } from './servers/templates.ts'

export interface WorldOptions {
  template?: Template
  /** Connections of the pool; one by default, so that a query outside its transaction hangs and is found. */
  connections?: number
  /** Further settings of the application. */
  settings?: Record<string, string>
  /** Serves the pages as well. */
  web?: WebSource
}

const PASSWORD = 'Contoh123'
const pushKeys = webPush.generateVAPIDKeys()

export type World = Awaited<ReturnType<typeof makeWorld>>

/**
 * The application on its own database, and makers of everything tests mention. Call it once, at the top of a test file:
 * the world closes with the file.
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  // imported here, because Playwright makes worlds too
  const { afterAll } = await import('vitest')
  const world = await makeWorld(options)
  afterAll(world.close)
  return world
}

/** A world that the caller closes itself. */
export async function makeWorld({ template = 'empty', connections = 1, settings, web }: WorldOptions = {}) {
  const database = await cloneDatabase(template)
  const db = openDatabase({ url: database.url, connections })
  let clock = testsBegin
  const mails: Mail[] = []
  const folder = await mkdtemp(`${tmpdir()}/sentra-bahan-files-`)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    DEMO: template === 'empty' ? 'off' : 'on',
    BUSY_AFTER_MS: '600000',
    PUSH_PUBLIC_KEY: pushKeys.publicKey,
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
    SECRETS_KEY: pushKeys.privateKey,
    ...settings,
  })
  const messages = config.announcementsUrl
    ? await openMessages({ url: config.announcementsUrl, db, warn() {} })
    : undefined
  const deps: Deps = {
    db,
    databaseAddress: () => database.url,
    messages,
    config,
    now: () => clock,
    pusher: openPush(config),
    mailer: { send: async (mail) => void mails.push(mail), close: async () => undefined },
    files: openDiskStore(folder),
  }
  const { http, live, renderings } = await buildApp(deps, web)
  await http.ready()
  async function close() {
    await http.close()
    await messages?.close()
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true })
  }

  const passwordHash = await hashPassword(PASSWORD)
  let made = 0
  const nextNumber = () => ++made
  // limits count by address: everybody has their own
  const nextAddress = () => `10.1.${made >> 8}.${made & 255}`

  /** As if the code of an authenticator had been typed. */
  async function showSecondFactor(sessionId: string): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ second_factor_at: clock })
      .where('id', 'in', (of) =>
        of.selectFrom('session_bearers').select('session_id').where('hash', '=', hashSecret(sessionId)),
      )
      .execute()
  }

  async function join(company: Company, role: Role, secondStep = showSecondFactor): Promise<Person> {
    const user = await writeUser(db, {
      companyId: company.companyId,
      role,
      number: nextNumber(),
      passwordHash,
      joinedAt: clock,
    })
    return new Person(http, nextAddress(), {
      ...company,
      ...user,
      password: PASSWORD,
      ...(role === 'administrator' && { secondStep }),
    })
  }

  return {
    deps,
    db,
    http,
    live,
    renderings,
    databaseUrl: database.url,
    close,
    /** Sent mails, oldest first; jobs send them: `await world.runJobs()`. */
    mails,

    /** Names of all files in the store, complete or not. */
    async storedFiles(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },

    /** The application's clock; it stands still until it is set. */
    now: () => clock,

    /** Sets that clock: '2026-03-02T10:00:00+07:00'. Without an instant, back to the beginning. */
    setClock(instant?: string) {
      clock = instant ? new Date(instant) : testsBegin
    },

    /** Runs an act while that clock shows this instant. */
    async at<Value>(instant: string, act: () => Promise<Value>): Promise<Value> {
      clock = new Date(instant)
      try {
        return await act()
      } finally {
        clock = testsBegin
      }
    },

    /** Runs the jobs due by that clock, first the named scheduled one; throws their errors. */
    runJobs(scheduled?: JobName): Promise<void> {
      return runJobs(deps, jobs, scheduled)
    },

    /** Live announcements from now on: `await heard.next()`. */
    hear: () => hear(database.url, messages),

    aVisitor(): Caller {
      nextNumber()
      return new Caller(http, nextAddress())
    },

    /** A signed-in user of a new buyer company, by default its owner. */
    async aBuyer({ role = 'owner', ...wishes }: CompanyWishes & { role?: Role } = {}): Promise<Person> {
      return join(await writeCompany(db, 'buyer', { number: nextNumber(), now: clock }, wishes), role)
    },

    /** A signed-in user of a new seller, by default its owner and with free delivery within DKI Jakarta. */
    async aSeller({
      role = 'owner',
      shipping,
      ...wishes
    }: CompanyWishes & { role?: Role; shipping?: Delivery['rates'] } = {}): Promise<Person> {
      const company = await writeCompany(db, 'seller', { number: nextNumber(), now: clock }, wishes)
      await writeRates(db, company.companyId, shipping)
      return join(company, role)
    },

    showSecondFactor,

    /** One who has shown the second factor in every session. */
    async anAdministrator(): Promise<Person> {
      return join(
        await writeCompany(db, 'platform', { number: nextNumber(), now: clock }, { name: 'Sentra Bahan' }),
        'administrator',
      )
    },

    /** One who has only typed the password. */
    async aHalfSignedInAdministrator(): Promise<Person> {
      const company = await writeCompany(db, 'platform', { number: nextNumber(), now: clock }, { name: 'Sentra Bahan' })
      return join(company, 'administrator', async () => undefined)
    },

    /** A further user of the same company. */
    aColleague(of: Person, role: Role): Promise<Person> {
      return join(of, role)
    },

    /** A published article of the category 'Mutu'. */
    anArticle(wishes: ArticleWishes = {}): Promise<{ id: number; slug: string }> {
      return writeArticle(db, nextNumber(), clock, wishes)
    },

    /** A published product: by default 25 kg sacks at Rp 100,000 a kg, from 50 kg, 5,000 kg in stock. */
    /** @returns material_id */
    async aMaterial(wishes: Partial<NewMaterial> = {}): Promise<number> {
      return writeMaterial(db, { number: nextNumber(), now: clock }, wishes)
    },
    async aProduct({ seller, ...wishes }: ProductWishes & { seller: Person }) {
      return writeProduct(db, seller, { number: nextNumber(), now: clock }, wishes)
    },

    /** By default an active subscription at level 1 with payment by transfer. */
    subscribe(buyer: Person, seller: Pick<Person, 'companyId'>, wishes: SubscriptionWishes = {}): Promise<void> {
      return writeSubscription(db, buyer.companyId, seller.companyId, wishes, clock)
    },

    /** A delivery address, by default in DKI Jakarta. @returns alamat_id */
    anAddress(of: Person, wishes: AddressWishes = {}): Promise<string> {
      return writeAddress(db, of.companyId, wishes, clock)
    },
  }
}
