import { LRUCache } from 'lru-cache'
import { aside } from '#server/platform/aside.ts'
import { asTyped, type ReadText, type readMarkdown } from './read/markdown.ts'

const BOUNDS = { longestMs: 10_000, mostMemoryMb: 128, mostWaiting: 500 }
const readAside = aside<typeof readMarkdown>(new URL('./read/markdown.ts', import.meta.url), 'readMarkdown', BOUNDS)

// lists and cards need the texts that pages show, and the same few are read again and again
const known = new LRUCache<string, Promise<ReadText>>({ max: 200, memoMethod: read })

/**
 * Parses a Markdown text in a worker; a text that takes too long stays unparsed and may not be saved [CONTENT-1,
 * ADM-4].
 * @throws Refusal busy
 */
export function textRead(written: string): Promise<ReadText> {
  return known.memo(written)
}

async function read(written: string): Promise<ReadText> {
  try {
    const read = await readAside(written)
    // slow once, on a busy machine, is not slow for ever
    if (!read) known.delete(written)
    return read ?? asTyped(written)
  } catch (error) {
    known.delete(written)
    throw error
  }
}
