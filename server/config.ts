import type { z } from 'zod'
import { isThisMachine } from './platform/network.ts'
import type { TraceSettings } from './platform/traces/settings.ts'
import { demoContact, type Variable, variables } from './variables.ts'

/** The process's settings. `databaseUrl` is undefined when the embedded PostgreSQL is to be used. */
export type Config = ReturnType<typeof readConfig>

/** An invalid setting; the message is one sentence that names the variable. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

type Name = keyof typeof variables
type Value<N extends Name> = z.output<(typeof variables)[N]['value']>

/**
 * Reads the environment; an empty string counts as unset.
 * @throws BadSetting for the first invalid variable
 */
export function readConfig(env: Record<string, string | undefined>) {
  const port = read(env, 'PORT')
  const databaseUrl = read(env, 'DATABASE_URL')
  const publicUrl = read(env, 'PUBLIC_URL') ?? `http://localhost:${port}`
  const host = read(env, 'HOST')
  const isPrivate = isThisMachine(host) && isThisMachine(new URL(publicUrl).hostname)
  const demoSetting = read(env, 'DEMO')
  const demo = demoSetting ?? (!databaseUrl && isPrivate)
  const smtpUrl = read(env, 'SMTP_URL')
  const trustProxy = read(env, 'TRUST_PROXY')
  return {
    port,
    host,
    /** Origin without a trailing slash. */
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    databaseUrl,
    replicas: readReplicas(env, databaseUrl),
    announcementsUrl: read(env, 'ANNOUNCEMENTS_URL'),
    /** Absolute path. */
    dataDir: read(env, 'DATA_DIR'),
    /** Absolute path. */
    walArchive: read(env, 'WAL_ARCHIVE'),
    /** Absolute path. */
    walArchiveKeyFile: readBesideArchive(env, 'WAL_ARCHIVE_KEY_FILE'),
    walArchiveDays: readBesideArchive(env, 'WAL_ARCHIVE_DAYS'),
    bucket: readBucket(env),
    demo,
    /** The demo was not requested by a setting, so it listens on this machine alone. */
    demoHereOnly: demo && demoSetting === undefined,
    /** The demo was requested by a setting, where others can reach it. */
    demoInPublic: demo && !isPrivate,
    smtpUrl,
    mailFrom: read(env, 'MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    /** Whether the stored mails are public: only in the demo. */
    outboxOpen: demo && !smtpUrl,
    pushKeys: readPushKeys(env),
    pushServices: read(env, 'PUSH_SERVICES'),
    pushTestService: readPushTestService(env, publicUrl),
    paymentTest: readPaymentTest(env, { demo, publicUrl }),
    /** Undefined where the one in DATA_DIR is to be used. */
    secretsKey: read(env, 'SECRETS_KEY'),
    privacyPolicyUrl: read(env, 'PRIVACY_POLICY_URL'),
    contact: readContact(env, demo),
    /** As Fastify's `trustProxy` takes it. */
    trustProxy,
    /** Requests come without their clients' addresses: behind a proxy here all would seem to come from this machine. */
    clientsUnknown: trustProxy === false && !isThisMachine(new URL(publicUrl).hostname),
    /** How many serve behind one listener. */
    processes: read(env, 'WEB_CONCURRENCY'),
    role: read(env, 'ROLE'),
    busyAfterMs: read(env, 'BUSY_AFTER_MS'),
    slowQueryMs: read(env, 'SLOW_QUERY_MS'),
    metricsToken: read(env, 'METRICS_TOKEN'),
    traces: readTraces(env),
    logLevel: read(env, 'LOG_LEVEL'),
    mode: read(env, 'NODE_ENV'),
  }
}

/** Where traces go; undefined where nothing is traced. */
function readTraces(env: Record<string, string | undefined>): TraceSettings | undefined {
  const settings = {
    headers: read(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    service: read(env, 'OTEL_SERVICE_NAME'),
    sampler: { name: read(env, 'OTEL_TRACES_SAMPLER'), share: read(env, 'OTEL_TRACES_SAMPLER_ARG') },
  }
  const endpoint = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  return endpoint ? { url: `${endpoint.replace(/\/$/, '')}/v1/traces`, ...settings } : undefined
}

/** The platform's contact details for the footer; null ones are not shown [HOME-7]. */
function readContact(env: Record<string, string | undefined>, demo: boolean) {
  const fallback: Partial<typeof demoContact> = demo ? demoContact : {}
  return {
    address: read(env, 'CONTACT_ADDRESS') ?? fallback.address ?? null,
    email: read(env, 'CONTACT_EMAIL') ?? fallback.email ?? null,
    whatsapp: read(env, 'CONTACT_WHATSAPP') ?? fallback.whatsapp ?? null,
    instagram: read(env, 'INSTAGRAM_URL') ?? fallback.instagram ?? null,
    linkedin: read(env, 'LINKEDIN_URL') ?? fallback.linkedin ?? null,
  }
}

/** The replicas that answer reads of the catalogue; undefined where there are none. */
function readReplicas(env: Record<string, string | undefined>, databaseUrl: string | undefined) {
  const urls = read(env, 'DATABASE_READ_URLS')
  const longestLagMs = read(env, 'DATABASE_READ_LAG_MS')
  if (!urls) return undefined
  if (!databaseUrl) throw new BadSetting('DATABASE_READ_URLS needs DATABASE_URL, which they are replicas of.')
  return { urls, longestLagMs }
}

/** A setting for archiving the log. */
function readBesideArchive<N extends Name>(env: Record<string, string | undefined>, name: N): Value<N> {
  const value = read(env, name)
  if (value !== undefined && !read(env, 'WAL_ARCHIVE')) throw new BadSetting(`${name} needs WAL_ARCHIVE beside it.`)
  return value
}

/** The bucket for files, with its keys; undefined when files are stored on disk. */
function readBucket(env: Record<string, string | undefined>) {
  const address = read(env, 'FILES_URL')
  const [keyId, keySecret] = [read(env, 'FILES_KEY_ID'), read(env, 'FILES_KEY_SECRET')]
  if (!address) return undefined
  if (!keyId || !keySecret) throw new BadSetting('FILES_URL needs FILES_KEY_ID and FILES_KEY_SECRET beside it.')
  return { ...address, keyId, keySecret }
}

/** The keys of push messages; undefined where those in DATA_DIR are to be used. */
function readPushKeys(env: Record<string, string | undefined>) {
  const [publicKey, privateKey] = [read(env, 'PUSH_PUBLIC_KEY'), read(env, 'PUSH_PRIVATE_KEY')]
  if (!publicKey !== !privateKey) throw new BadSetting('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together.')
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

/** Messages may be sent there whatever the network: nothing that others can reach may have one. */
function readPushTestService(env: Record<string, string | undefined>, publicUrl: string): string | undefined {
  const service = read(env, 'PUSH_TEST_SERVICE')
  if (service && !isThisMachine(new URL(publicUrl).hostname))
    throw new BadSetting('PUSH_TEST_SERVICE is for tests, where PUBLIC_URL is this machine.')
  return service
}

/** A buyer could report their own payment: no trading site may have a test provider. */
function readPaymentTest(
  env: Record<string, string | undefined>,
  { demo, publicUrl }: { demo: boolean; publicUrl: string },
): boolean {
  const isOn = read(env, 'PAYMENT_TEST') ?? demo
  if (isOn && !demo && !isThisMachine(new URL(publicUrl).hostname))
    throw new BadSetting('PAYMENT_TEST is for the demo, or where PUBLIC_URL is this machine.')
  return isOn
}

function read<N extends Name>(env: Record<string, string | undefined>, name: N): Value<N> {
  const variable: Variable = variables[name]
  const input = env[name]?.trim() || undefined
  const { data, error } = variable.value.safeParse(input ?? variable.fallback)
  if (!error) return data as Value<N> // `Variable` forgets which name it belongs to

  const shown = variable.secret ? '' : `, not ${JSON.stringify(input)}`
  throw new BadSetting(`${name} ${error.issues[0]?.message}${shown}.`)
}
