import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSetting, readConfig } from './config.ts'
import { variables } from './variables.ts'

const root = join(import.meta.dirname, '..')

describe('what is not set', () => {
  it('gives a site with its own database and the demo on localhost:3000', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      databaseUrl: undefined,
      announcementsUrl: undefined,
      dataDir: resolve('data'),
      bucket: undefined,
      demo: true,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      demoHereOnly: true,
      demoInPublic: false,
      outboxOpen: true,
      pushKeys: undefined,
      pushServices: ['fcm.googleapis.com', '*.push.services.mozilla.com', 'web.push.apple.com', '*.notify.windows.com'],
      pushTestService: undefined,
      paymentTest: true,
      privacyPolicyUrl: undefined,
      contact: expect.objectContaining({ email: 'bantuan@contoh.id', whatsapp: '+62 811-0000-0900' }),
      trustProxy: false,
      clientsUnknown: false,
      processes: 1,
      role: 'all',
      busyAfterMs: 1500,
      slowQueryMs: 500,
      metricsToken: undefined,
      logLevel: 'info',
      mode: 'production',
    })
  })

  it('is the same as what is set to an empty text', () => {
    const emptied = Object.fromEntries(Object.keys(variables).map((name) => [name, ' ']))

    expect(readConfig(emptied)).toEqual(readConfig({}))
  })

  it('follows what is: the public address the port, the demo the database', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ DATABASE_URL: 'postgres://a:b@db/c' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://a:b@db/c', DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
  })

  it('traces nothing unless there is a collector, and then by the names that OpenTelemetry has for it [OPS-4]', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20abc,x-site=1',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }
    expect(readConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeUndefined()
    expect(readConfig(env).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { authorization: 'Bearer abc', 'x-site': '1' },
      service: 'sentra-bahan',
      sampler: { name: 'parentbased_traceidratio', share: 0.1 },
    })
  })

  it.each([
    [{}, 'for this machine alone'],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://[::1]:3000' }, 'for this machine alone'],
    [{ DEMO: 'on' }, 'on'],
    [{ HOST: '0.0.0.0' }, 'off'],
    [{ PUBLIC_URL: 'https://bahan.example' }, 'off'],
    [{ PUBLIC_URL: 'https://bahan.example', DEMO: 'on' }, 'in public'],
    [{ HOST: '::', DEMO: 'on' }, 'in public'],
    [{ PUBLIC_URL: 'https://bahan.example', DEMO: 'off' }, 'off'],
  ])('with %j the demo is %s', (env, expected) => {
    const { demo, demoHereOnly, demoInPublic, outboxOpen } = readConfig(env)
    const where = demoHereOnly ? 'for this machine alone' : demoInPublic ? 'in public' : 'on'
    expect(demo ? where : 'off').toBe(expected)
    expect(outboxOpen).toBe(demo)
  })
})

it.each([
  [{}, false],
  [{ PUBLIC_URL: 'https://bahan.example' }, true],
  [{ PUBLIC_URL: 'https://bahan.example', TRUST_PROXY: '1' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
])('with %j nothing tells where people come from: %j', (env, expected) => {
  expect(readConfig(env).clientsUnknown).toBe(expected)
})

describe('what is set', () => {
  it('is read into values', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://bahan.example/',
      DATA_DIR: '/srv/bahan',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'test',
    })

    expect(config).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://bahan.example',
      secureCookies: true,
      dataDir: '/srv/bahan',
      smtpUrl: 'smtps://user:password@mail.example:465',
      logLevel: 'debug',
      mode: 'test',
    })
  })

  it('names the bucket for files, in the region that most services call theirs [REG-3]', () => {
    const keys = { FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret' }
    const bucket = { name: 'bahan', endpoint: 'https://s3.example', keyId: 'id', keySecret: 'secret' }

    const jakarta = { FILES_URL: 's3://bahan?endpoint=https://s3.example/&region=ap-southeast-3', ...keys }
    expect(readConfig(jakarta).bucket).toEqual({ ...bucket, region: 'ap-southeast-3' })
    const plain = { FILES_URL: 's3://bahan?endpoint=https://s3.example', ...keys }
    expect(readConfig(plain).bucket).toEqual({ ...bucket, region: 'us-east-1' })
  })

  const halfKeys: Record<string, string>[] = [{}, { FILES_KEY_ID: 'id' }, { FILES_KEY_SECRET: 'hunter2' }]
  it.each(halfKeys)('a bucket needs its keys: %j', (keys) => {
    expect(refusal({ FILES_URL: 's3://bahan?endpoint=https://s3.example', ...keys })).toBe(
      'FILES_URL needs FILES_KEY_ID and FILES_KEY_SECRET beside it.',
    )
  })

  it('has a payment provider for tests with the demo, or on this machine alone [PAY-3]', () => {
    expect(readConfig({ DEMO: 'off' }).paymentTest).toBe(false)
    expect(readConfig({ DEMO: 'off', PAYMENT_TEST: 'on' }).paymentTest).toBe(true)
    expect(readConfig({ PAYMENT_TEST: 'off' }).paymentTest).toBe(false)
    const shop = { PUBLIC_URL: 'https://bahan.example', PAYMENT_TEST: 'on' }
    expect(refusal(shop)).toBe('PAYMENT_TEST is for the demo, or where PUBLIC_URL is this machine.')
    expect(readConfig({ ...shop, DEMO: 'on' }).paymentTest).toBe(true)
  })

  it('the keys of push messages belong together, and are keys [PUSH-2]', () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url')
    const privateKey = Buffer.alloc(32, 1).toString('base64url')

    expect(readConfig({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }).pushKeys).toEqual({
      publicKey,
      privateKey,
    })
    expect(refusal({ PUSH_PUBLIC_KEY: publicKey })).toBe('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together.')
    expect(refusal({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: 'hunter2' })).toMatch(/^PUSH_PRIVATE_KEY must be 32/)
  })

  it('push services are names of hosts [PUSH-2]', () => {
    expect(readConfig({ PUSH_SERVICES: 'Push.example, *.push.example' }).pushServices).toEqual([
      'push.example',
      '*.push.example',
    ])
    for (const wrong of ['https://push.example', 'push.example/abc', '10.0.0.5', 'localhost', '*', 'push.example,'])
      expect(refusal({ PUSH_SERVICES: wrong })).toMatch(/^PUSH_SERVICES must be names of hosts/)
  })

  it('a push service of a test is for sites that nobody else reaches [PUSH-2]', () => {
    const service = { PUSH_TEST_SERVICE: 'http://127.0.0.1:4381/' }

    expect(readConfig(service).pushTestService).toBe('http://127.0.0.1:4381')
    expect(refusal({ ...service, PUBLIC_URL: 'https://bahan.example' })).toMatch(/^PUSH_TEST_SERVICE is for tests/)
  })

  it.each([
    'https://s3.example/bahan',
    's3://bahan',
    's3://Bahan_Baku?endpoint=https://s3.example',
    's3://bahan?endpoint=s3.example',
    's3://bahan?endpoint=https://s3.example/path',
    's3://bahan/folder?endpoint=https://s3.example',
    's3://id@bahan?endpoint=https://s3.example',
    's3://bahan?endpoint=https://s3.example&regoin=ap-southeast-3',
  ])('is no bucket: %s', (text) => {
    expect(refusal({ FILES_URL: text, FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret' })).toMatch(
      /^FILES_URL must be an address like s3:/,
    )
  })

  it('tells how the platform is reached; the rest is not shown, save in the demo [HOME-7]', () => {
    const contact = { CONTACT_EMAIL: 'halo@bahan.example', INSTAGRAM_URL: 'https://instagram.com/bahan' }
    const shown = { email: 'halo@bahan.example', instagram: 'https://instagram.com/bahan' }

    const nothing = { address: null, email: null, whatsapp: null, instagram: null, linkedin: null }
    expect(readConfig({ ...contact, DEMO: 'off' }).contact).toEqual({ ...nothing, ...shown })
    expect(readConfig(contact).contact).toMatchObject({ ...shown, linkedin: 'https://www.linkedin.com/' })
  })

  it('says how many processes serve: a number, or one a core [OPS-1]', () => {
    expect(readConfig({ WEB_CONCURRENCY: '4', ROLE: 'web' })).toMatchObject({ processes: 4, role: 'web' })
    expect(readConfig({ WEB_CONCURRENCY: 'auto' }).processes).toBe(availableParallelism())
  })

  it.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('says whose forwarded headers are believed: %s', (text, meant) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(meant)
  })

  it.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, not "0".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535, not "3000.5".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
    ['HOST', 'two words', 'HOST must be a host name or an IP address, not "two words".'],
    [
      'PUBLIC_URL',
      'https://bahan.example/shop',
      'PUBLIC_URL must be an address like https://bahan.example, without a path, not "https://bahan.example/shop".',
    ],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be auto or a whole number from 1 to 64, not "0".'],
    ['WEB_CONCURRENCY', '65', 'WEB_CONCURRENCY must be auto or a whole number from 1 to 64, not "65".'],
    ['ROLE', 'both', 'ROLE must be one of web, jobs, all, not "both".'],
    ['DATABASE_URL', 'postgres://db/x?target_session_attrs=any', expect.stringContaining('read-write alone')],
    ['ANNOUNCEMENTS_URL', 'http://messages', expect.stringContaining('redis:// or rediss://')],
    ['DATABASE_READ_URLS', 'replica:5432', expect.stringContaining('DATABASE_READ_URLS must be addresses')],
    ['DATABASE_READ_URLS', 'postgres://r/x', 'DATABASE_READ_URLS needs DATABASE_URL, which they are replicas of.'],
    ['WAL_ARCHIVE_DAYS', '14', 'WAL_ARCHIVE_DAYS needs WAL_ARCHIVE beside it.'],
    ['WAL_ARCHIVE_DAYS', '0', 'WAL_ARCHIVE_DAYS must be a whole number from 1 to 36500, not "0".'],
    ['WAL_ARCHIVE_KEY_FILE', '/etc/key', 'WAL_ARCHIVE_KEY_FILE needs WAL_ARCHIVE beside it.'],
    ['DEMO', 'perhaps', 'DEMO must be on or off, not "perhaps".'],
    ['TRUST_PROXY', 'on', 'TRUST_PROXY must be off, a number of proxies, or their addresses, not "on".'],
    ['TRUST_PROXY', '10.0.0.0/33', expect.stringContaining('TRUST_PROXY must be')],
    ['PRIVACY_POLICY_URL', 'javascript:alert(1)', expect.stringContaining('PRIVACY_POLICY_URL must be')],
    ['CONTACT_WHATSAPP', 'WA kami', expect.stringContaining('CONTACT_WHATSAPP must be a telephone number')],
    ['OTEL_TRACES_SAMPLER', 'some', expect.stringContaining('OTEL_TRACES_SAMPLER must be one of always_on,')],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x', expect.stringMatching(/^OTEL_EXPORTER_OTLP_HEADERS must be pairs .*\.$/)],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%ff', expect.stringMatching(/^OTEL_EXPORTER_OTLP_HEADERS must be pairs .*\.$/)],
    ['LOG_LEVEL', 'loud', expect.stringContaining('LOG_LEVEL must be one of fatal, error,')],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test, not "prod".'],
  ])('stops the start with one sentence: %s=%s', (name, text, sentence) => {
    expect(refusal({ [name]: text })).toEqual(sentence)
  })

  it('reads databases of several servers, and their replicas [OPS-2]', () => {
    const multiHost = 'postgres://a:b@one:5432,two:5432/x?target_session_attrs=read-write'
    const replicas = 'postgres://a:b,c@one/x, postgresql://a:b@two/x'
    expect(readConfig({ DATABASE_URL: multiHost, DATABASE_READ_URLS: replicas })).toMatchObject({
      databaseUrl: multiHost,
      replicas: { urls: ['postgres://a:b,c@one/x', 'postgresql://a:b@two/x'], longestLagMs: 5_000 },
    })
    expect(readConfig({ DATABASE_URL: multiHost }).replicas).toBeUndefined()
  })

  it.each(['DATABASE_URL', 'SMTP_URL'])('never repeats a value that may hold a password: %s', (name) => {
    const sentence = refusal({ [name]: 'mysql://root:hunter2@db/shop' })

    expect(sentence).toMatch(new RegExp(`^${name} must be an address that starts with \\w+:// or \\w+://\\.$`))
  })
})

describe('the places that explain the variables', () => {
  it('.env.example lists exactly these, each with what it means and its default', () => {
    const expected = Object.entries(variables).map(([name, { meaning, ...variable }]) => {
      const otherwise = 'otherwise' in variable ? ` Unset: ${variable.otherwise}.` : ''
      return `# ${meaning}${otherwise}\n${name}=${'fallback' in variable ? variable.fallback : ''}\n`
    })

    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(expected.join('\n'))
  })

  it('docs/settings.md has exactly these rows', () => {
    const expected = Object.entries(variables).map(([name, { meaning, ...variable }]) => {
      return `| \`${name}\` | ${'fallback' in variable ? `\`${variable.fallback}\`` : variable.otherwise} | ${meaning} |`
    })

    const rows = readFileSync(join(root, 'docs/settings.md'), 'utf8').match(/^\| `[A-Z_]+` .*$/gm)

    expect(rows).toEqual(expected)
  })
})

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof BadSetting) return error.message
    throw error
  }
  throw new Error('Nothing was refused.')
}
