import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Block } from '#domain/content/codec.ts'
import { aside } from '#server/platform/aside.ts'
import type { ReadText } from './read/text-thread.ts'

const inThread = aside<string, ReadText>(new URL('./read/text-thread.ts', import.meta.url), {
  longestMs: 10_000,
  mostMemoryMb: 128,
})
const inTurn = pLimit(1)

// lists and cards need the texts that pages show, and the same few are read again and again
const known = new LRUCache<string, Promise<ReadText>>({ max: 200, memoMethod: read })

/**
 * What a text in Markdown holds, read beside the process that answers: its parts as screens draw them, its pictures, and why
 * it may not be kept. One that takes too long is as it was typed, and may not be kept [CONTENT-1, ADM-4].
 */
export function textRead(written: string): Promise<ReadText> {
  return known.memo(written)
}

async function read(written: string): Promise<ReadText> {
  try {
    return (await inTurn(() => inThread(written))) ?? asTyped(written)
  } catch (error) {
    known.delete(written)
    throw error
  }
}

function asTyped(written: string): ReadText {
  const blocks = written.split(/\n\s*\n/).map((text): Block => {
    return { kind: 'paragraph', lines: [[{ text, bold: false, italic: false, link: null }]], picture: null }
  })
  return { fault: 'part', sections: [{ heading: null, blocks }], blocks, pictures: [] }
}
