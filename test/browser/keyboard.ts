import type { Locator, Page } from '@playwright/test'

// the first controls of a page, after its frame's
const STOPS = 30
// the header's come before, and a card has some
const MOST_STOPS = 60
// a field of date and time has several parts
const MOST_PARTS = 8
// a dialog's code may be loaded first, on a busy machine
const OPENS_MS = 5_000

/** Keyboard faults of a page: pointer-only controls, and stops of Tab that are invisible, unmarked, or never left. */
export async function keyboardFaultsOf(page: Page): Promise<string[]> {
  const found = new Set(await page.evaluate(pressedByPointerAlone))
  await page.evaluate(beginAtContent)
  let same = 0
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focusedStop, null)
    if (at === null) break
    if (at.fault) found.add(at.fault)
    same = at.isSame ? same + 1 : 0
    if (same > MOST_PARTS) return [...found, `Tab does not leave ${at.what}`]
  }
  return [...found]
}

/**
 * Keyboard faults of a dialog that `opener` opens: the focus is inside, Tab goes round in reading order and never
 * leaves, Escape closes it, and the focus is back where it was (or, after a menu, on its button). `look` finds what
 * else is wrong while it is open. The dialog is closed afterwards.
 */
export async function dialogFaultsOf(page: Page, opener: Locator, inspect: () => Promise<string[]>): Promise<string[]> {
  await opener.focus()
  const button = await opener.elementHandle()
  await page.keyboard.press('Enter')
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last()
  const isOpen = await dialog.waitFor({ timeout: OPENS_MS }).then(
    () => true,
    () => false,
  )
  if (!isOpen) return ['opens nothing']
  const found = await inspect()
  await page
    .waitForFunction(isFocusInDialog, null, { timeout: OPENS_MS })
    .catch(() => found.push('opens without the focus'))
  let rounds = 0
  for (let stop = 0; stop < STOPS && rounds < 2; stop++) {
    const before = await page.evaluate(rememberStop)
    await page.keyboard.press('Tab')
    // what leads from the last stop to the first passes it on in a moment
    await page.waitForFunction(isNotPassedOn, null, { timeout: OPENS_MS }).catch(() => undefined)
    const at = await page.evaluate(focusedStop, null)
    if (at?.fault) found.push(at.fault)
    if (!(await page.evaluate(isFocusInDialog))) return [...found, `Tab leaves it after ${before}`]
    if (await page.evaluate(isBehind)) rounds += 1
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden', timeout: OPENS_MS }).catch(() => found.push('Escape does not close it'))
  const isBack = await page.waitForFunction(isBackAt, button, { timeout: OPENS_MS }).then(
    () => true,
    () => false,
  )
  if (!isBack)
    found.push(`the focus is not back: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`)
  return found
}

/**
 * Presses Tab, or the keys that go back, until `target` has the focus.
 * @throws Error when they do not come to it, or a stop before it is not seen or not marked
 */
export async function tabTo(page: Page, target: Locator, keys: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // they would go past what is still to come
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(keys)
    const at = await target.evaluate(focusedStop)
    if (at?.fault) throw new Error(at.fault)
    if (at?.isTarget) return
  }
  throw new Error(`${keys} does not come to ${target}`)
}

/** As the link 'Langsung ke isi' does. */
function beginAtContent() {
  const content = document.getElementById('isi')
  if (!content) return
  content.tabIndex = -1
  content.focus()
}

function pressedByPointerAlone(): string[] {
  const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role=option]'
  const pressed = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) =>
      getComputedStyle(one).cursor === 'pointer' &&
      one.getClientRects().length > 0 &&
      !one.closest(reachable) &&
      // a whole row leads where its link does
      !one.closest('tr, li')?.querySelector('a[href]'),
  )
  return pressed.map((one) => `only a pointer can press ${one.outerHTML.slice(0, 120)}`)
}

interface Stop {
  what: string
  fault: string | null
  isSame: boolean
  isTarget: boolean
}

function focusedStop(expected: Element | null): Stop | null {
  const at = document.activeElement
  const store = window as { lastStop?: Element } // stored between two presses
  if (!(at instanceof HTMLElement) || at === document.body) return null
  const isSame = store.lastStop === at
  const isTarget = at === expected
  store.lastStop = at
  const what = at.outerHTML.slice(0, 120)
  // a mark may be drawn around what holds the control
  const around = [at, at.nextElementSibling, at.parentElement, at.closest('label')].filter((one) => one !== null)
  const marked = around.find((one) => {
    if (one.getBoundingClientRect().width <= 1) return false
    // the link of a whole card is drawn around it
    return [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })
  if (!marked) return { what, isSame, isTarget, fault: `no mark shows that this has the focus: ${what}` }
  const { width, height, bottom, top } = marked.getBoundingClientRect()
  const isSeen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight
  return { what, isSame, isTarget, fault: isSeen ? null : `out of sight with the focus: ${what}` }
}

function isFocusInDialog(): boolean {
  return document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null
}

function isNotPassedOn(): boolean {
  return !document.activeElement?.matches('[data-base-ui-focus-guard]')
}

function rememberStop(): string {
  const store = window as { stopBefore?: Element | null } // stored over a press
  store.stopBefore = document.activeElement
  return store.stopBefore?.outerHTML.slice(0, 120) ?? ''
}

/** Whether the focus has gone back to what stands before: once around the dialog. */
function isBehind(): boolean {
  const { stopBefore } = window as { stopBefore?: Element | null }
  const at = document.activeElement
  if (!stopBefore || !at) return false
  return at === stopBefore || (stopBefore.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING) > 0
}

/** On what opened it, or on the button of the menu that it stood in. */
function isBackAt(opener: Element | null): boolean {
  const at = document.activeElement
  if (opener?.isConnected) return at === opener
  return at?.getAttribute('aria-haspopup') === 'menu'
}
