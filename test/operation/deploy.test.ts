import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '#server/variables.ts'

// No container engine and no service manager runs with the tests: what their files name is compared with what is there.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^\s*#.*$/gm, '')
const dockerfile = read('Dockerfile')
const compose = read('deploy/compose.yaml')
const units = ['sentra-bahan', 'sentra-bahan-backup'].map((name) => read(`deploy/${name}.service`))
const balancer = read('deploy/haproxy.cfg')
const launcher = read('server/launch.ts')
const ignored = read('.dockerignore').split('\n')

// of the C library, of Node, of the images of database and object store, and of compose itself
const others = /^(MALLOC_[A-Z_]+|NODE_COMPILE_CACHE|POSTGRES_[A-Z_]+|MINIO_ROOT_[A-Z]+|PGPASSWORD|DATABASE_PASSWORD)$/

it('containers and units set only what the site reads [OPS-4]', () => {
  const assigned = [dockerfile, ...units, read('deploy/site.env.example')].flatMap((text) =>
    [...text.matchAll(/(?:^|\s|Environment=)([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name),
  )
  const inCompose = [...compose.matchAll(/\b([A-Z][A-Z_]{3,}): /g)].map(([, name = '']) => name)
  const names = [...assigned, ...inCompose].filter((name) => !others.test(name))
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !(name in variables))).toEqual([])
})

it('they start the program with what npm start gives it [OPS-4]', () => {
  const flags = /const flags = \[(.*)\]/.exec(launcher)?.[1]?.match(/--[\w-]+=\d+/g) ?? []
  const memory = [...launcher.matchAll(/(MALLOC_[A-Z_]+): '(\d+)'/g)].map(([, name, value]) => `${name}=${value}`)
  expect([flags.length, memory.length]).toEqual([2, 3])
  for (const text of [dockerfile, units[0]]) for (const word of [...flags, ...memory]) expect(text).toContain(word)
})

it('the programs they run are there [OPS-4]', () => {
  const programs = [dockerfile, ...units].flatMap((text) => text.match(/\bserver\/[\w-]+\.ts/g) ?? [])
  expect(programs).toEqual(['server/main.ts', 'server/main.ts', 'server/backup.ts'])
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>
  const named = [...dockerfile.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !scripts[name])).toEqual([])
})

it('ports and addresses are those of the site [OPS-4]', () => {
  const { fallback } = variables.PORT
  expect(dockerfile).toContain(`EXPOSE ${fallback}\n`)
  expect(dockerfile).toContain(`http://127.0.0.1:${fallback}/readyz`)
  const servers = [...balancer.matchAll(/^ {2}server ([\w-]+) ([\w-]+):(\d+)$/gm)]
  expect(servers).toHaveLength(4)
  for (const [, name, host = '', port] of servers) {
    expect([host, port]).toEqual([name, fallback])
    expect(compose).toMatch(new RegExp(`^ {2}${host}:$`, 'm'))
  }
  const health = read('server/platform/http/health.ts')
  for (const [, path] of `${dockerfile}${balancer}`.matchAll(/(\/(?:readyz|healthz))\b/g))
    expect(health).toContain(`'${path}'`)
  expect(read('domain/live.ts')).toContain("'/live/'")
})

it('the node of the container can start the one of the dependencies [OPS-4]', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  const [major] = String(dependencies.node).split('.')
  expect([...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, number]) => number)).toEqual([major, major])
})

it('no settings, repository or tests come into the image, and what was built stays as it was built [OPS-4]', () => {
  for (const path of ['.git', '.env', '*/*.env', 'node_modules', 'build', 'data', '**/*.test.ts'])
    expect(ignored).toContain(path)
  expect(compose).toContain('env_file: site.env')
  expect(read('.gitignore')).toMatch(/^\/deploy\/site\.env$/m)
  // npm writes the lock anew, whose size is part of the build's stamp
  expect(dockerfile).toMatch(
    /cp [^\n]*package-lock\.json \/tmp\/[^&]*&& npm prune [^&]*&& mv \/tmp\/package-lock\.json \./,
  )
})

it('the database is healthy only once it answers others, and keeps its log for the replica [OPS-4]', () => {
  expect(compose).toMatch(/test: \[CMD, pg_isready, --host=127\.0\.0\.1, /)
  expect(compose).toMatch(/command: \[postgres, -c, wal_keep_size=\d+GB\]/)
  // a half copy is under another name
  expect(compose).toMatch(/--pgdata="\$\$PGDATA\.new"[^\n]*&&\n\s*mv "\$\$PGDATA\.new" "\$\$PGDATA"/)
})

it('files are in a bucket that is there, with the keys of its store [OPS-4]', () => {
  const [, bucket, host] = /FILES_URL: s3:\/\/([\w-]+)\?endpoint=http:\/\/([\w-]+):9000&/.exec(compose) ?? []
  expect(compose).toContain(`mkdir -p /data/${bucket} &&`)
  expect(compose).toMatch(new RegExp(`^ {2}${host}:$`, 'm'))
  const [, keyId] = /FILES_KEY_ID: (.+)/.exec(compose) ?? []
  expect(compose).toContain(`MINIO_ROOT_USER: ${keyId}\n`)
  for (const name of ['FILES_KEY_SECRET', 'MINIO_ROOT_PASSWORD']) {
    expect(compose).toContain(`${name}: \${FILES_KEY_SECRET:?}\n`)
  }
})

it('the image lists what it is made of [OPS-4]', () => {
  expect(dockerfile).toMatch(/npm sbom --omit=dev .*--sbom-format=cyclonedx .*> sbom\.cdx\.json/)
})

it('the balancer starts with few open files too, and leaves a container that vanished soon [OPS-4]', () => {
  expect(balancer).toMatch(/^ {2}fd-hard-limit \d+$/m)
  expect(balancer).not.toMatch(/^ {2}maxconn /m)
  expect(balancer).toMatch(/^ {2}option redispatch 1$/m)
  expect(balancer).toMatch(/^ {2}timeout connect 2s$/m)
  expect(balancer.match(/pool-purge-delay 1s/g)).toHaveLength(2)
})

it('both units are shut in alike and write only what they keep [OPS-4]', () => {
  const shut = units.map((text) =>
    text.match(/^(?:Protect|Private|Restrict|System|Capability|NoNew|Lock|UMask)\w*=.*$/gm),
  )
  expect(shut[0]?.length).toBeGreaterThan(15)
  expect(shut[1]).toEqual(shut[0])
  expect(units.map((text) => text.match(/^ReadWritePaths=.*$/gm))).toEqual([
    null,
    ['ReadWritePaths=/var/backups/sentra-bahan'],
  ])
})
