import type { Locator, Page, Response } from 'playwright-core'

/** What a task took. */
export interface Effort {
  presses: number
  /** Fields written in, however long the text. */
  fields: number
  seconds: number
  /** The longest that the server took over a page or a call, in ms. */
  slowestMs: number
}

/** A person's hand: it presses and writes as they would, and counts. */
export class Hand {
  readonly page: Page
  private presses = 0
  private fields = 0
  private began = 0
  private slowestMs = 0

  constructor(page: Page) {
    this.page = page
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url())
      const isServed = request.isNavigationRequest() || pathname.endsWith('.data') || pathname.startsWith('/api/')
      const response = isServed ? await request.response().catch(() => null) : null
      if (response) this.slowestMs = Math.max(this.slowestMs, waitOf(response))
    })
  }

  /** The task begins on this page. */
  async beginAt(address: string): Promise<void> {
    await this.page.goto(address)
    Object.assign(this, { presses: 0, fields: 0, slowestMs: 0, began: performance.now() })
  }

  /** Presses the first of these that is in sight. */
  async press(target: Locator): Promise<void> {
    await target.locator('visible=true').first().click()
    this.presses += 1
  }

  async pressButton(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.press(within.getByRole('button', { name, exact: typeof name === 'string' }))
  }

  async pressLink(name: string | RegExp, within: Page | Locator = this.page.getByRole('main')): Promise<void> {
    await this.press(within.getByRole('link', { name }))
  }

  /** The row of a task of the day that is about this. */
  taskAbout(text: string): Locator {
    return this.page.getByRole('list', { name: 'Hari ini' }).getByRole('listitem').filter({ hasText: text })
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.presses += 1
  }

  /** Writes in a field; going there is part of the writing. */
  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.fields += 1
  }

  /** What the task took up to now. */
  effort(): Effort {
    const { presses, fields, slowestMs } = this
    return { presses, fields, slowestMs, seconds: (performance.now() - this.began) / 1000 }
  }
}

function waitOf(response: Response): number {
  const { requestStart, responseStart } = response.request().timing()
  return responseStart - requestStart
}
