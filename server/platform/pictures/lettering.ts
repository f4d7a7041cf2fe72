import { advanceOf, EM } from './outline.ts'

// a letter that the product's font lacks is drawn in whichever font the reader has
const FOREIGN = EM

/** Width of a line of bold text, in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  let units = 0
  for (const letter of text) units += advanceOf(letter) ?? FOREIGN
  return (units * size) / EM
}

export interface Setting {
  size: number
  lines: string[]
}

export interface Room {
  width: number
  height: number
  lines: number
  largest: number
  smallest: number
}

/** Distance between baselines, in font sizes. */
export const leading = 1.16

/**
 * Fits a text into the room, as large as whole words allow; at the smallest size long words are broken and the rest is
 * cut off with '…'. Lines are never wider than the room, nor more than it has.
 */
export function setText(text: string, room: Room): Setting {
  const words = text.trim().split(/\s+/)
  for (let size = room.largest; size >= room.smallest; size--) {
    const rows = Math.min(room.lines, Math.floor(room.height / (size * leading)))
    const lines = wrapped(words, room.width, size)
    if (lines.length <= rows && lines.every((line) => textWidth(line, size) <= room.width)) {
      return { size, lines: balanced(words, room.width, size, lines) }
    }
  }
  const size = room.smallest
  const lines = wrapped(
    words.flatMap((word) => broken(word, room.width, size)),
    room.width,
    size,
  )
  const shown = lines.slice(0, room.lines)
  if (lines.length > room.lines) shown.push(shortened(`${shown.pop()} ${lines[room.lines]}`, room.width, size))
  return { size, lines: shown }
}

/** As many lines, as equal in length as possible: 'Parasetamol / DC 90 USP', not 'Parasetamol DC / 90 USP'. */
function balanced(words: readonly string[], width: number, size: number, lines: string[]): string[] {
  for (let narrower = width * 0.6; narrower < width; narrower += size / 2) {
    const tried = wrapped(words, narrower, size)
    if (tried.length === lines.length && tried.every((line) => textWidth(line, size) <= width)) return tried
  }
  return lines
}

/** One line, shrunk and if necessary cut to fit. */
export function setLine(text: string, width: number, largest: number, smallest: number): Setting {
  for (let size = largest; size >= smallest; size--) {
    if (textWidth(text, size) <= width) return { size, lines: [text] }
  }
  return { size: smallest, lines: [shortened(text, width, smallest)] }
}

function wrapped(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    if (last === undefined || textWidth(longer, size) > width) lines.push(word)
  }
  return lines
}

function broken(word: string, width: number, size: number): string[] {
  if (textWidth(word, size) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (textWidth(`${piece}${letter}-`, size) > width) {
      pieces.push(`${piece}-`)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function shortened(text: string, width: number, size: number): string {
  let fitting = ''
  for (const letter of text) {
    if (textWidth(`${fitting}${letter}…`, size) > width) break
    fitting += letter
  }
  return `${fitting.trimEnd()}…`
}
