import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import { notify } from '#server/areas/notifications/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { test as base, expect, signIn } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { cloneDatabase, type TestDatabase } from '#test/servers/postgres.ts'

/** Two applications on one database; pages are those of the first. */
const test = base.extend<object, { nodes: { here: AppProcess; there: AppProcess; database: TestDatabase } }>({
  nodes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
    async ({}, use) => {
      const database = await cloneDatabase('demo')
      const [here, there] = await Promise.all([startApp(database.url), startApp(database.url)])
      await use({ here, there, database })
      await Promise.all([here.stop(), there.stop()])
      await database.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ nodes }, use) => use(nodes.here.url),
})

/** What any node does when something happens for the seller. */
async function notifySeller(databaseUrl: string, message: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ company_id: CompanyId }>`
      select company_id from memberships join users on users.id = user_id where email = 'penjual@contoh.id'`.execute(tx)
    const notifications = rows.map(({ company_id }) => ({
      companyId: company_id,
      kind: 'order' as const,
      step: 'confirm' as const,
      message,
      link: '/pusat-seller',
    }))
    await notify(tx, notifications, journeyNow())
  })
  await db.destroy()
}

test('is a WebSocket of the own origin, none for visitors; shows at once what happens elsewhere, without asking now and then, goes on with a renewed session id, and leads to /masuk when the session is ended on another node [HEAD-8, SESS-2, SESS-3]', async ({
  page,
  nodes,
}) => {
  const opened: string[] = []
  page.on('websocket', (socket) => opened.push(new URL(socket.url()).host + new URL(socket.url()).pathname))
  const bell = page.getByRole('button', { name: /^Pemberitahuan/ })
  const notifications = page.getByRole('dialog', { name: 'Pemberitahuan' })
  const read = async () => {
    await expect(async () => {
      await bell.click()
      // a press that comes before all of the header is alive is not what this is about
      await expect(notifications).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    await expect(bell).toHaveAccessibleName('Pemberitahuan')
    await page.keyboard.press('Escape')
  }

  await test.step('is a WebSocket of the own origin, and none for visitors', async () => {
    await page.goto('/produk')
    await page.waitForLoadState('networkidle')
    expect(opened).toEqual([])
    await signIn(page, 'penjual@contoh.id')
    const connecting = page.waitForEvent('websocket')
    await page.goto('/')
    await connecting
    expect(new Set(opened)).toEqual(new Set([`${new URL(nodes.here.url).host}/live/`]))
  })

  await test.step('shows at once what happens elsewhere, without asking now and then [HEAD-8]', async () => {
    await read()
    await notifySeller(nodes.database.url, 'Ada kabar baru untuk Anda.')
    await expect(bell).toHaveAccessibleName('Pemberitahuan, 1')
    await bell.click()
    await expect(page.getByText('Ada kabar baru untuk Anda.')).toBeVisible()
  })

  await test.step('goes on with a session id that was renewed because it had expired [SESS-3]', async () => {
    await page.evaluate(() => localStorage.setItem('SessionID', 'sudah-kedaluwarsa'))
    await page.goto('/produk')
    await read()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('SessionID'))).not.toBe('sudah-kedaluwarsa')
    await notifySeller(nodes.database.url, 'Masih terdengar.')
    await expect(bell).toHaveAccessibleName('Pemberitahuan, 1')
  })

  await test.step('leads a browser to /masuk when its session is ended on another node [SESS-2]', async () => {
    const sessionId = await page.evaluate(() => localStorage.getItem('SessionID'))
    await fetch(`${nodes.there.url}/api/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_id: sessionId }),
    })
    await expect(page).toHaveURL(/\/masuk/)
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan login kembali!')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('SessionID'))).toBeNull()
  })
})
