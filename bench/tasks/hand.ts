import type { Locator, Page, Response } from 'playwright-core'

/** What a task took. */
export interface Effort {
  presses: number
  /** Fields written in, however long the text. */
  fields: number
  seconds: number
  /** The longest that the server took over a page, in ms. */
  slowestPageMs: number
}

/** A person's hand: it presses and writes as they would, and counts. */
export class Hand {
  readonly page: Page
  private presses = 0
  private fields = 0
  private began = 0
  private slowestPageMs = 0

  constructor(page: Page) {
    this.page = page
    page.on('requestfinished', async (request) => {
      const isPage = request.isNavigationRequest() || new URL(request.url()).pathname.endsWith('.data')
      const response = isPage ? await request.response() : null
      if (response) this.slowestPageMs = Math.max(this.slowestPageMs, waitOf(response))
    })
  }

  /** The task begins on this page. */
  async beginAt(address: string): Promise<void> {
    await this.page.goto(address)
    Object.assign(this, { presses: 0, fields: 0, slowestPageMs: 0, began: performance.now() })
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
    const { presses, fields, slowestPageMs } = this
    return { presses, fields, slowestPageMs, seconds: (performance.now() - this.began) / 1000 }
  }
}

function waitOf(response: Response): number {
  const { requestStart, responseStart } = response.request().timing()
  return responseStart - requestStart
}
