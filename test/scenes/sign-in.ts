import type { Page } from 'playwright-core'
import { accountCalls } from '#domain/accounts/contract.ts'
import { keysOf } from '#web/lib/api/session.ts'

/** An address of somebody who registers during a journey. */
export type NewAccount = `${string}@uji.contoh`

/** The demo accounts (README), which all have the same password, as have newcomers. */
export type Account =
  | NewAccount
  | 'pembeli@contoh.id'
  | 'pembeli2@contoh.id'
  | 'penjual@contoh.id'
  | 'sales@contoh.id'
  | 'admin@contoh.id'
  | 'rina@contoh.id'

export const PASSWORD = 'Contoh123'

/** Signs in without loading the form and where it leads to; the page then waits at an address that shows nothing. */
export async function signIn(page: Page, account: Account, password = PASSWORD) {
  await page.goto('/healthz')
  const answer = await page.request.post(`/api/${accountCalls.signIn.path}`, { data: { identitas: account, password } })
  const { data } = accountCalls.signIn.answer.parse(await answer.json())
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value)
  }, keysOf(data))
}
