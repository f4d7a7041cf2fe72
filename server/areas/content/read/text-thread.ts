import { answering } from '#server/platform/answering.ts'
import { blocksIn, faultOf, picturesOf, sectionsOf } from './markdown.ts'

export type ReadText = Awaited<ReturnType<typeof readText>>

/** All that a text holds. */
async function readText(written: string) {
  return {
    fault: faultOf(written),
    sections: sectionsOf(written),
    blocks: blocksIn(written),
    pictures: picturesOf(written),
  }
}

/** Reads a text in Markdown: a long one takes longer than requests may wait for, a crafted one seconds. */
export default function read(written: string) {
  return answering(() => readText(written))
}
