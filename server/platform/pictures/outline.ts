import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** Units of an outline in a font size: five for each pixel of the largest line. */
export const EM = 200

interface Letter {
  /** In outline units, as everything here. */
  advance: number
  /** Where its outline begins, and the rest of it from there; '' for a space. */
  start: readonly [number, number]
  rest: string
}

interface Face {
  font: Font
  /** Letters drawn so far; bounded by what the font has. */
  drawn: Map<string, Letter>
}

const require = createRequire(import.meta.url)
const bold = faceIn(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff2'))
const plain = faceIn(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff2'))

function faceIn(file: string): Face {
  const font = create(readFileSync(file)) as Font // no collection of fonts
  return { font, drawn: new Map() }
}

/** How far a bold letter takes the line on, in outline units; undefined if the font has none. */
export function advanceOf(letter: string): number | undefined {
  return letterOf(bold, letter)?.advance
}

/**
 * A line of text as an outline, y upwards, in outline units: a picture shown as an image has no fonts of its page. Null if
 * the product's font lacks a letter.
 */
export function outlineOf(text: string, weight: number): { path: string; width: number } | null {
  const face = weight < 600 ? plain : bold
  let width = 0
  let path = ''
  for (const sign of text) {
    const letter = letterOf(face, sign)
    if (!letter) return null
    if (letter.rest) path += `M${joined([width + letter.start[0], letter.start[1]])}${letter.rest}`
    width += letter.advance
  }
  return { path, width }
}

function letterOf({ font, drawn }: Face, sign: string): Letter | undefined {
  const cached = drawn.get(sign)
  if (cached) return cached
  const code = sign.codePointAt(0) ?? 0
  if (!font.hasGlyphForCodePoint(code)) return undefined
  const letter = draw(font, code)
  drawn.set(sign, letter)
  return letter
}

/** Each step from where the last ended, so that equal letters are equal texts and compress. */
function draw(font: Font, code: number): Letter {
  const { path, advanceWidth } = font.glyphForCodePoint(code)
  const toUnits = (value: number) => Math.round((value * EM) / font.unitsPerEm)
  let [x, y] = [0, 0]
  let begun: [number, number] | undefined
  let first: [number, number] = [0, 0]
  let rest = ''
  let before = ''
  for (const { command, args } of path.commands) {
    const points = args.map(toUnits)
    const end: [number, number] = [points.at(-2) ?? x, points.at(-1) ?? y]
    const [sign, numbers] = step(command, points, [x, y])
    if (command === 'moveTo' && !begun) begun = end
    else if (command === 'closePath' || numbers.length > 0) {
      const text = joined(numbers)
      // the same command again goes without its letter
      rest += sign === before && sign !== 'z' ? (text.startsWith('-') ? text : ` ${text}`) : `${sign}${text}`
      before = sign
    }
    // a closed outline goes on from its beginning
    if (command === 'moveTo') first = end
    ;[x, y] = command === 'closePath' ? first : end
  }
  return { advance: toUnits(advanceWidth), start: begun ?? [0, 0], rest }
}

function step(
  command: keyof typeof signs,
  points: readonly number[],
  [x, y]: readonly [number, number],
): [string, number[]] {
  const offsets = points.map((value, at) => value - (at % 2 === 0 ? x : y))
  const [right = 0, up = 0] = offsets
  if (offsets.length > 0 && offsets.every((one) => one === 0)) return ['l', []]
  if (command === 'lineTo' && up === 0) return ['h', [right]]
  if (command === 'lineTo' && right === 0) return ['v', [up]]
  return [signs[command], offsets]
}

/** '3-4 5': a minus needs no space before it. */
function joined(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}

const signs = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const
