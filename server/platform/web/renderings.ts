import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#domain/accounts/actor.ts'

const HEADER = 'x-rendering'

/**
 * The pages being rendered in this process right now. A page calls the API in-process under a key that never leaves the
 * process and ends with the page, so that its calls take the same path as a browser's, without a bearer in the page.
 */
export class Renderings {
  readonly #viewers = new Map<string, Viewer>()

  /** Runs `work` with headers that make in-process calls act as `viewer`. */
  async with<T>(viewer: Viewer, work: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const key = randomUUID()
    this.#viewers.set(key, viewer)
    try {
      return await work({ [HEADER]: key })
    } finally {
      this.#viewers.delete(key)
    }
  }

  viewerOf(request: FastifyRequest): Viewer | undefined {
    const key = request.headers[HEADER]
    return typeof key === 'string' ? this.#viewers.get(key) : undefined
  }
}
