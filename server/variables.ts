import { resolve } from 'node:path'
import { z } from 'zod'
import { samplers } from './platform/traces/settings.ts'
import {
  address,
  bucketAddress,
  bytesInBase64,
  databaseAddress,
  databaseAddresses,
  hostNames,
  oneOf,
  onOrOff,
  otlpHeaders,
  processCount,
  pushKey,
  share,
  trustedProxies,
  webOrigin,
  wholeNumber,
} from './setting-values.ts'

const NOT_SHOWN = 'not shown; the demo has its own'

/** Fictitious contact details for the demo. */
export const demoContact = {
  address: 'Gedung Sentra Bahan, Jl. Flamboyan Raya No. 12, Jakarta Pusat, DKI Jakarta 10110',
  email: 'bantuan@contoh.id',
  whatsapp: '+62 811-0000-0900',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
}

/** Every variable the process reads, in the order of docs/settings.md and of .env.example. */
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
    meaning:
      'PostgreSQL 18 to use, as `postgresql://user:password@host:5432/database`. Of several servers (`one:5432,two:5432` for the host) the one that writes is found, and found again when that becomes another.',
    value: databaseAddress().optional(),
    secret: true,
  },
  DATABASE_READ_URLS: {
    otherwise: 'none',
    meaning:
      'Replicas of it that answer reads of the catalogue, one address for each, with commas between; needs DATABASE_URL.',
    value: databaseAddresses().optional(),
    secret: true,
  },
  DATABASE_READ_LAG_MS: {
    fallback: '5000',
    meaning: 'How far a replica may lag, in ms, before it is left out until it has caught up.',
    value: wholeNumber(100, 600_000),
  },
  ANNOUNCEMENTS_URL: {
    otherwise: 'the database carries announcements',
    meaning:
      'Valkey or Redis that carries announcements between processes, as `redis://user:password@host:6379`, or `rediss://` with TLS.',
    value: address('redis', 'rediss').optional(),
    secret: true,
  },
  DATA_DIR: {
    fallback: './data',
    meaning: 'Folder for the embedded database, uploaded files and unsent mail.',
    value: z.string().transform((path) => resolve(path)),
  },
  WAL_ARCHIVE: {
    otherwise: 'nothing is archived',
    meaning:
      'Folder on another disk that the embedded PostgreSQL copies its log to, so that it can be restored to any moment.',
    value: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
  },
  WAL_ARCHIVE_KEY_FILE: {
    otherwise: 'it is not encrypted',
    meaning:
      'Key file that encrypts all of WAL_ARCHIVE, as `npm run backup` takes it; the archive must be empty when it is first given.',
    value: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
  },
  WAL_ARCHIVE_DAYS: {
    otherwise: 'nothing is removed',
    meaning:
      'For how many days back any moment can be restored; `npm run base-copy` removes what is older from WAL_ARCHIVE.',
    value: wholeNumber(1, 36_500).optional(),
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
  PUSH_SERVICES: {
    fallback: 'fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com',
    meaning:
      'Hosts of the push services that messages are sent to (those of Chrome, Firefox, Safari and Edge); `*.` before one stands for every host below it.',
    value: hostNames(),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    otherwise: 'nothing is traced',
    meaning: 'Collector that traces are sent to, by OTLP over HTTP, as `http://collector:4318`.',
    value: address('http', 'https').optional(),
    secret: true,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    otherwise: 'none',
    meaning: 'What the collector asks for, as `authorization=Bearer%20...,x-site=1`.',
    value: otlpHeaders(),
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    fallback: 'sentra-bahan',
    meaning: 'What the site is called in traces.',
    value: z.string(),
  },
  OTEL_TRACES_SAMPLER: {
    fallback: 'parentbased_always_on',
    meaning:
      'Which traces are kept: `always_on`, `always_off`, `traceidratio`, or with `parentbased_` before it as the caller has decided.',
    value: oneOf(...samplers),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '1',
    meaning: 'The share that `traceidratio` keeps, from 0 to 1.',
    value: share(),
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

export type Variable = {
  /** The value when nothing is set. */
  fallback?: string
  /** The effect when nothing is set and there is no fallback, for docs/settings.md. */
  otherwise?: string
  meaning: string
  value: z.ZodType<unknown, string | undefined>
  /** Holds a password, so its value is never shown. */
  secret?: true
}
