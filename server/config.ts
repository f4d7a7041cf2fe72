import { resolve } from 'node:path'
import { z } from 'zod'
import { isThisMachine } from './platform/network.ts'
import {
  address,
  bucketAddress,
  bytesInBase64,
  oneOf,
  onOrOff,
  processCount,
  pushKey,
  trustedProxies,
  webOrigin,
  wholeNumber,
} from './setting-values.ts'

/** The process's settings. `databaseUrl` is undefined when the embedded PostgreSQL is to be used. */
export type Config = ReturnType<typeof readConfig>

/** An invalid setting; the message is one sentence that names the variable. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

const NOT_SHOWN = 'not shown; the demo has its own'

/** Fictitious contact details for the demo. */
const demoContact = {
  address: 'Gedung Sentra Bahan, Jl. Flamboyan Raya No. 12, Jakarta Pusat, DKI Jakarta 10110',
  email: 'bantuan@contoh.id',
  whatsapp: '+62 811-0000-0900',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
}

/** Every variable the process reads, in the order of the README's table and of .env.example. */
export const variables = {
  PORT: {
    fallback: '3000',
    meaning: 'Port the site listens on.',
    value: wholeNumber(1, 65_535),
  },
  HOST: {
    fallback: 'localhost',
    meaning: 'Name or address of the interface to listen on; `0.0.0.0` for every one.',
    value: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  },
  PUBLIC_URL: {
    otherwise: '`http://localhost:PORT`',
    meaning: 'Address people open, behind whatever proxy there is; with `https` the cookies are marked secure.',
    value: webOrigin().optional(),
  },
  DATABASE_URL: {
    otherwise: 'an embedded PostgreSQL',
    meaning: 'PostgreSQL 18 to use, as `postgresql://user:password@host:5432/database`.',
    value: address('postgres', 'postgresql').optional(),
    secret: true,
  },
  DATA_DIR: {
    fallback: './data',
    meaning: 'Folder for the embedded database, uploaded files and unsent mail.',
    value: z.string().transform((path) => resolve(path)),
  },
  FILES_URL: {
    otherwise: 'files are kept in `DATA_DIR/files`',
    meaning:
      'Bucket of an S3-compatible service for uploaded files, as `s3://bucket?endpoint=https://s3.example&region=ap-southeast-3`; several processes need one, or a `DATA_DIR/files` they share.',
    value: bucketAddress().optional(),
    secret: true,
  },
  FILES_KEY_ID: {
    otherwise: 'none',
    meaning: 'Access key of that service; needed with FILES_URL.',
    value: z.string().optional(),
    secret: true,
  },
  FILES_KEY_SECRET: {
    otherwise: 'none',
    meaning: 'Its secret; needed with FILES_URL.',
    value: z.string().optional(),
    secret: true,
  },
  DEMO: {
    otherwise:
      'on with the embedded database, where HOST and PUBLIC_URL are this machine; then it answers to no other host',
    meaning: 'Demo catalogue, and demo accounts whose password everybody knows: `on` or `off`.',
    value: onOrOff().optional(),
  },
  SMTP_URL: {
    otherwise: 'mail is written to `DATA_DIR/outbox`',
    meaning: 'Mail server, as `smtp://user:password@host:587` or `smtps://`.',
    value: address('smtp', 'smtps').optional(),
    secret: true,
  },
  MAIL_FROM: {
    otherwise: '`no-reply@` and the host of PUBLIC_URL',
    meaning: 'Address that mail is sent from.',
    value: z.email({ error: 'must be an e-mail address' }).optional(),
  },
  PUSH_PUBLIC_KEY: {
    otherwise: 'made at the first start, in `DATA_DIR/push-keys.json`',
    meaning: 'Key by which browsers know who sends them push messages (VAPID); the same for all processes.',
    value: pushKey(65).optional(),
  },
  PUSH_PRIVATE_KEY: {
    otherwise: 'made with it',
    meaning: 'Its secret half; needed with PUSH_PUBLIC_KEY.',
    value: pushKey(32).optional(),
    secret: true,
  },
  PUSH_TEST_SERVICE: {
    otherwise: 'none',
    meaning: 'Origin of a push service that tests bring along; only where PUBLIC_URL is this machine.',
    value: webOrigin().optional(),
  },
  PAYMENT_TEST: {
    otherwise: 'on with the demo',
    meaning:
      'Payment provider for trying virtual accounts out, with which nobody pays anything: `on` or `off`; only with the demo, or where PUBLIC_URL is this machine.',
    value: onOrOff().optional(),
  },
  SECRETS_KEY: {
    otherwise: 'made when it is first needed, in `DATA_DIR/secrets-key`',
    meaning:
      'Key that the second factors of administrators are encrypted with and that the test provider signs with, 32 bytes in base64url; the same for all processes.',
    value: bytesInBase64(32, 'must be 32 bytes in base64url').optional(),
    secret: true,
  },
  PRIVACY_POLICY_URL: {
    otherwise: 'the own page, /privasi',
    meaning: 'External page the privacy-policy link leads to.',
    value: address('http', 'https').optional(),
  },
  CONTACT_ADDRESS: {
    otherwise: NOT_SHOWN,
    meaning: 'Where the platform is, as the footer tells.',
    value: z.string().optional(),
  },
  CONTACT_EMAIL: {
    otherwise: NOT_SHOWN,
    meaning: 'Address that the footer tells to write to.',
    value: z.email({ error: 'must be an e-mail address' }).optional(),
  },
  CONTACT_WHATSAPP: {
    otherwise: NOT_SHOWN,
    meaning:
      'Number that questions of the form in the footer go to, as `+62 811-0000-0900`; without one there is no form.',
    value: z
      .string()
      .regex(/^\+?\d[\d -]{7,18}$/, 'must be a telephone number like +62 811-0000-0900')
      .optional(),
  },
  INSTAGRAM_URL: {
    otherwise: NOT_SHOWN,
    meaning: 'The platform on Instagram, linked in the footer.',
    value: address('http', 'https').optional(),
  },
  LINKEDIN_URL: {
    otherwise: NOT_SHOWN,
    meaning: 'The platform on LinkedIn, linked in the footer.',
    value: address('http', 'https').optional(),
  },
  TRUST_PROXY: {
    fallback: 'off',
    meaning:
      'Whose `X-Forwarded-*` is believed: `off`, the number of proxies in front, or their addresses (commas between).',
    value: trustedProxies(),
  },
  WEB_CONCURRENCY: {
    fallback: '1',
    meaning:
      'Processes that serve behind the one listener, or `auto` for one a core; each that ends is replaced, SIGHUP replaces all one by one.',
    value: processCount(),
  },
  ROLE: {
    fallback: 'all',
    meaning:
      'What the process does: `web` (requests), `jobs` (background work; it answers health and metrics alone) or `all`. Something must run the jobs.',
    value: oneOf('web', 'jobs', 'all'),
  },
  BUSY_AFTER_MS: {
    fallback: '1500',
    meaning: 'How far the process may lag, in ms, before it refuses new requests with 503 until it keeps up again.',
    value: wholeNumber(100, 600_000),
  },
  SLOW_QUERY_MS: {
    fallback: '500',
    meaning:
      'How long a statement of the database may take, in ms, before it is logged with the call or job that asked; `0` logs none.',
    value: wholeNumber(0, 600_000),
  },
  METRICS_TOKEN: {
    otherwise: '`/metrics` is not there',
    meaning: 'Secret that `/metrics` asks for, as `Authorization: Bearer ...`.',
    value: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters, digits or any of - . _ ~ + / =')
      .optional(),
    secret: true,
  },
  LOG_LEVEL: {
    fallback: 'info',
    meaning: 'Least level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    value: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  NODE_ENV: {
    fallback: 'production',
    meaning: 'What the process is run for: `production`, `development` or `test`.',
    value: oneOf('production', 'development', 'test'),
  },
} satisfies Record<string, Variable>

type Variable = {
  /** The value when nothing is set. */
  fallback?: string
  /** What happens when nothing is set and there is no fallback, for the README. */
  otherwise?: string
  meaning: string
  value: z.ZodType<unknown, string | undefined>
  /** Holds a password, so its value is never shown. */
  secret?: true
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
  const demoAsked = read(env, 'DEMO')
  const demo = demoAsked ?? (!databaseUrl && isPrivate)
  const smtpUrl = read(env, 'SMTP_URL')
  const trustProxy = read(env, 'TRUST_PROXY')
  return {
    port,
    host,
    /** Origin without a trailing slash. */
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    databaseUrl,
    /** Absolute path. */
    dataDir: read(env, 'DATA_DIR'),
    bucket: readBucket(env),
    demo,
    /** Nobody asked for the demo, so it is for this machine alone. */
    demoHereOnly: demo && demoAsked === undefined,
    /** Somebody asked for the demo where others can reach it. */
    demoInPublic: demo && !isPrivate,
    smtpUrl,
    mailFrom: read(env, 'MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    /** Whether anybody may read the mails kept instead of sent: only in the demo. */
    outboxOpen: demo && !smtpUrl,
    pushKeys: readPushKeys(env),
    pushTestService: readPushTestService(env, publicUrl),
    paymentTest: readPaymentTest(env, { demo, publicUrl }),
    /** Undefined where the one in DATA_DIR is to be used. */
    secretsKey: read(env, 'SECRETS_KEY'),
    privacyPolicyUrl: read(env, 'PRIVACY_POLICY_URL'),
    contact: readContact(env, demo),
    /** As Fastify's `trustProxy` takes it. */
    trustProxy,
    /** People come from elsewhere, and nothing tells from where: behind a proxy here all of them would be this machine. */
    clientsUnknown: trustProxy === false && !isThisMachine(new URL(publicUrl).hostname),
    /** How many serve behind one listener. */
    processes: read(env, 'WEB_CONCURRENCY'),
    role: read(env, 'ROLE'),
    busyAfterMs: read(env, 'BUSY_AFTER_MS'),
    slowQueryMs: read(env, 'SLOW_QUERY_MS'),
    metricsToken: read(env, 'METRICS_TOKEN'),
    logLevel: read(env, 'LOG_LEVEL'),
    mode: read(env, 'NODE_ENV'),
  }
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

/** The bucket for files, with its keys; undefined when files are stored on disk. */
function readBucket(env: Record<string, string | undefined>) {
  const place = read(env, 'FILES_URL')
  const [keyId, keySecret] = [read(env, 'FILES_KEY_ID'), read(env, 'FILES_KEY_SECRET')]
  if (!place) return undefined
  if (!keyId || !keySecret) throw new BadSetting('FILES_URL needs FILES_KEY_ID and FILES_KEY_SECRET beside it.')
  return { ...place, keyId, keySecret }
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

/** Whoever buys could say that they have paid: nothing that trades may have one. */
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
  const given = env[name]?.trim() || undefined
  const { data, error } = variable.value.safeParse(given ?? variable.fallback)
  if (!error) return data as Value<N> // `Variable` forgets which name it belongs to

  const shown = variable.secret ? '' : `, not ${JSON.stringify(given)}`
  throw new BadSetting(`${name} ${error.issues[0]?.message}${shown}.`)
}
