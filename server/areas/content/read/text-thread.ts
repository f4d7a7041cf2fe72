import { answering } from '#server/platform/answering.ts'
import { readMarkdown } from './markdown.ts'

/** Reads a text in Markdown: a long one takes longer than requests may wait for. */
export default function read(written: string) {
  return answering(() => readMarkdown(written))
}
