import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

/** Ends when fonts, pictures and what else comes later are there, and nothing moves or says that it is loading. */
export async function settle(
  page: Page,
  { act, whole = act === undefined, unfinished = false }: Screen,
): Promise<void> {
  // there may be several
  // by a timer, since a page in the background draws no frames
  if (!unfinished) await page.waitForFunction(isFinished, null, { polling: 100 })
  // parts further down are loaded when they come near
  if (whole) await passOver(page)
  if (whole && !unfinished) await page.waitForFunction(isFinished, null, { polling: 100 })
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // one that is missing is visible on the picture
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    const moves = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(moves.map((move) => move.finished.catch(() => undefined)))
  })
}

async function passOver(page: Page): Promise<void> {
  // offices have no footer
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const footer = page.getByRole('contentinfo').last()
  if ((await footer.count()) > 0) {
    await footer.scrollIntoViewIfNeeded()
    const form = footer.getByRole('heading', { name: /WhatsApp/ })
    if ((await form.count()) > 0) await footer.getByRole('textbox').first().waitFor()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

function isFinished(): boolean {
  const busy = [...document.querySelectorAll('[aria-busy=true]')]
  const saying = [...document.querySelectorAll('[role=status]')].filter((element) =>
    element.textContent.includes('memuat . . .'),
  )
  return ![...busy, ...saying].some((element) => element.checkVisibility({ visibilityProperty: true }))
}
