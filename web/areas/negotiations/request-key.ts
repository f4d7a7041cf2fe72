import { randomUuid } from '#web/lib/random-uuid.ts'

/** A key for a request that may be sent twice: the same content has the same key. */
export interface RequestKey {
  words: string
  key: string
}

/** The key of a request: the kept one if the content is the same, so that trying again submits nothing twice. */
export function keyFor(request: object, kept: RequestKey | null): RequestKey {
  const words = JSON.stringify(request)
  return kept?.words === words ? kept : { words, key: randomUuid() }
}
