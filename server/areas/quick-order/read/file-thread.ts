import { answering } from '#server/platform/answering.ts'
import { type FileToRead, rowsOfFile } from './rows-of-file.ts'

/** Reads a list to order; no more than its rows leaves the thread. */
export default function read(file: FileToRead) {
  return answering(() => rowsOfFile(file))
}
