import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unreadable } from '#server/platform/backup/sealed-stream.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { aFolder, ask, startElsewhere } from '#server/platform/embedded-postgres/testing.ts'

it('takes a site with the embedded database as it runs into an empty folder, by two commands [OPS-3]', {
  timeout: 300_000,
}, async () => {
  const [from, to, key] = [aFolder(), join(aFolder(), 'data'), join(aFolder(), 'backup.key')]
  writeFileSync(key, randomBytes(32).toString('base64'))
  const site = await startElsewhere(from)
  await migrate(site.url)
  await ask(
    site.url,
    "insert into companies (kind, name, username, created_at) values ('buyer', 'PT Gula', 'pt-gula', now())",
  )
  const path = join(aFolder(), 'site.backup')

  expect(await command('backup', from, path, '--key', key)).toMatchObject({ status: 0 })
  expect(existsSync(`${path}.unfinished`)).toBe(false)
  expect((await command('backup', from, path)).output).toContain('is there already')
  expect((await command('restore', from, path, '--key', key)).output).toContain('is not empty')
  expect((await command('restore', to, path)).output).toContain(unreadable.noKey)
  expect(existsSync(to)).toBe(false)

  expect(await command('restore', to, path, '--key', key)).toMatchObject({ status: 0 })
  expect(await command('audit-check', to)).toMatchObject({ status: 0 })
  expect(await command('stock-check', to)).toMatchObject({ status: 0 })
  const other = await startElsewhere(to)
  expect(await ask(other.url, 'select name from companies')).toEqual([{ name: 'PT Gula' }])
})

/** Runs one of the commands of the server's folder with its own settings. */
async function command(name: string, dataDir: string, ...words: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const program = join(import.meta.dirname, '../..', 'server', `${name}.ts`)
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
    execFile(process.execPath, [program, ...words], { env }, (error, out, complaint) => {
      resolve({ status: error ? Number(error.code ?? 1) : 0, output: `${out}${complaint}` })
    })
  })
}
