import type { Page } from 'playwright-core'
import { fillCart, NIRWASITA, RASAKARSA } from '#test/e2e/buyer/filled-cart.ts'
import { type NewAccount, signIn } from '#test/scenes/sign-in.ts'

/** The viewer of a page. A newcomer has just registered, and has nothing yet. */
export type Who = 'visitor' | 'buyer' | 'newcomer' | 'seller' | 'administrator'

/** The account of each who signs in; a newcomer registers it first. */
export const accounts = {
  buyer: 'pembeli@contoh.id',
  newcomer: 'pendatang@uji.contoh',
  seller: 'penjual@contoh.id',
  administrator: 'admin@contoh.id',
} as const

/** The first link on a page that begins like this; the page may itself be at the end of such a way. */
interface Way {
  on: string | Way
  link: string
}

/** A page, or a state of it. */
export interface Screen {
  name: string
  /** Its address, or the way to it. */
  at: string | Way
  as: readonly Who[]
  /** Setup before the page is opened, such as an answer that never comes. */
  before?: (page: Page) => Promise<unknown>
  /** An act on the page, such as opening a dialog; resolves when its effect is visible. */
  act?: (page: Page) => Promise<unknown>
  /** The picture is of the whole page, as it is without `act`, and not of what the window shows. */
  whole?: boolean
  /** It stays unfinished: the words for loading are part of the picture. */
  unfinished?: boolean
  /** On paper instead of a screen. */
  print?: boolean
  /** Is to be had at one of the sizes only. */
  only?: 'wide' | 'narrow'
}

/** Signs in, with something in the cart and the survey answered another time. */
export async function enter(page: Page, who: Exclude<Who, 'visitor'>, newcomer: NewAccount = accounts.newcomer) {
  await signIn(page, who === 'newcomer' ? newcomer : accounts[who])
  await page.evaluate(() => localStorage.setItem('OpenSurveyIdentification', 'false'))
  if (who === 'buyer') await fillCart(page, { [NIRWASITA]: 3, [RASAKARSA]: 1 })
}

/** Opens the screen in a page that is signed in as its viewer. */
export async function openScreen(page: Page, { at, before, act, print }: Screen): Promise<void> {
  await before?.(page)
  const address = await addressAt(page, at)
  if (print) await page.emulateMedia({ media: 'print' })
  await page.goto(address)
  await act?.(page)
}

/** @throws Error when no link on the page begins like that */
async function addressAt(page: Page, at: Screen['at']): Promise<string> {
  if (typeof at === 'string') return at
  const { on, link } = at
  const answer = await page.request.get(await addressAt(page, on))
  const [, found] =
    new RegExp(`<main.*? href="(${link.replace(/\?/, '\\?')}[^"]*)"`, 's').exec(await answer.text()) ?? []
  if (found === undefined) throw new Error(`${JSON.stringify(on)} has no link to ${link}`)
  return found.replaceAll('&amp;', '&')
}
