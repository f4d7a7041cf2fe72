import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { freePort, startApp, withMovableClock } from '../servers/app-process.ts'
import { openWorld } from '../world.ts'

await ensureBuild()
const world = await openWorld()

/** The launcher of `npm start`: a process that starts the application. */
async function aLauncher(file = process.execPath, words = ['server/start.ts'], env: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'sentra-bahan-start-'))
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir }
  const launcher = spawn(file, words, {
    stdio: 'ignore',
    env: { ...process.env, ...settings, NODE_OPTIONS: withMovableClock, DEMO: 'off', ...env },
  })
  onTestFinished(async () => {
    launcher.kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  const answers = () => isAnswered(`http://127.0.0.1:${port}/readyz`)
  await expect.poll(answers, { timeout: 100_000 }).toBe(true)
  return { launcher, answers }
}

function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

const endOf = (launcher: ChildProcess) => once(launcher, 'exit')

// the application is started each time
describe('npm start', { timeout: 180_000 }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends the application before itself, by %s', async (signal) => {
    const { launcher, answers } = await aLauncher()
    const ended = endOf(launcher)
    launcher.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(await answers()).toBe(false)
  })

  it('leaves no application behind when it is killed', async () => {
    const { launcher, answers } = await aLauncher()
    launcher.kill('SIGKILL')
    await expect.poll(answers).toBe(false)
  })

  it('ends with the shell that npm puts in between', async () => {
    const words = ['-c', `"${process.execPath}" server/start.ts; true`]
    const { launcher, answers } = await aLauncher('/bin/sh', words, { npm_lifecycle_event: 'start' })
    launcher.kill('SIGTERM')
    await expect.poll(answers).toBe(false)
  })

  it('says in one sentence what to set when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined

    const started = startApp(world.databaseUrl, { DEMO: 'off', PORT: String(port) })

    const sentence = `Port ${port} is used by another program on this machine. Set PORT to another one.`
    await expect(started).rejects.toThrow(new RegExp(`\\n${sentence}\\n$`))
  })
})
