import { randomUuid } from '#web/lib/random-uuid.ts'

/** A key for a request that may be sent twice: the same words have the same key as long as `keep` lives. */
export interface RequestKey {
  words: string
  key: string
}

/** The key of a request: the one already made for the same words, so that trying again submits nothing twice. */
export function keyFor(request: object, kept: RequestKey | null): RequestKey {
  const words = JSON.stringify(request)
  return kept?.words === words ? kept : { words, key: randomUuid() }
}
