import type { Page } from 'playwright-core'

/** Makes `goto` and `reload` return only after hydration: what is typed or clicked earlier may be lost. */
export function aliveOnArrival(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    await isAlive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await isAlive(page)
    return response
  }
  return page
}

/**
 * Ends when React has taken the page over: it marks the elements it has hydrated. A document without modules (a picture,
 * plain text) never gets marks.
 */
export async function isAlive(page: Page) {
  const taken = () => {
    const main = document.querySelector('main')
    if (!main || !document.querySelector('script[type=module]')) return true
    // parts of the page have code of their own, which arrives a little later
    const elements = [main, ...document.querySelectorAll('button, footer')]
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
  }
  // by a timer: a page that is covered by another draws no frames
  await page.waitForFunction(taken, null, { polling: 50 })
}
