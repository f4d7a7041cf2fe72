import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { startApp } from '#test/servers/app-process.ts'
import { aKeepAliveConnection } from '#test/servers/keep-alive-connection.ts'
import { openWorld } from '#test/world.ts'

await ensureBuild()
const world = await openWorld({ connections: 2 })

const IDLE = 20
// one that several ask for at once is made once; few, so that the first has not waited too long when the last begins to
const pages = ['', '?kategori=1', '?urut=nama'].map((query) => `/produk${query}`)

const keepAlives = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => aKeepAliveConnection(url)))

// a process is started, and pages wait
describe('a process that is asked to end under load', { timeout: 120_000 }, () => {
  it('finishes the pages under way, frees every connection for another process, and is gone with the last', async () => {
    const app = await startApp(world.databaseUrl, { DEMO: 'off' })
    const idle = await keepAlives(app.url, IDLE)
    const busy = await keepAlives(app.url, pages.length)
    const exit = once(app.process, 'exit')
    const release = await holdTable(world.db, 'products')
    const requests = busy.map((connection, index) => connection.ask(pages[index] ?? '/produk'))
    await expect.poll(() => countWaiting(world.db)).toBeGreaterThanOrEqual(pages.length)

    app.process.kill('SIGTERM')
    await Promise.all(idle.map(({ closed }) => closed))
    expect(busy.map(({ isOpen }) => isOpen())).toEqual(busy.map(() => true))
    await expect(aKeepAliveConnection(app.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await release()

    const answers = await Promise.all(requests)
    expect(answers.map(({ status, connection }) => [status, connection])).toEqual(busy.map(() => [200, 'close']))
    expect(answers[0]?.body).toContain('</html>')
    expect(await exit).toEqual([0, null])
  })
})
