import { leading, type Setting, textWidth } from '#server/platform/pictures/lettering.ts'
import { EM, outlineOf } from '#server/platform/pictures/outline.ts'
import { escapeXml } from '../pages/escape-xml.ts'

/** One pack, drawn upright in a 400 x 400 field, standing on its `foot`. */
export interface Drawing {
  defs: string
  body: string
  /** Half the width of its base on the floor. */
  reach: number
  foot: number
  /** Fill of the pack's surface, for the close-up. */
  skin: string
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient from left to right, or from top to bottom. */
export function gradient(id: string, stops: readonly Stop[], direction: 'across' | 'down' = 'across'): string {
  const vector = direction === 'down' ? ' x2="0" y2="1"' : ''
  return `<linearGradient id="${id}"${vector}>${stopsOf(stops)}</linearGradient>`
}

export function glow(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`
    })
    .join('')
}

interface Point {
  x: number
  y: number
  fill: string
  weight?: number
  anchor?: 'middle' | 'end'
}

/**
 * Draws set text; `y` is the first baseline. In the product's font it is an outline; a line with a letter that this lacks
 * is a text of fixed width, so that another font cannot overflow.
 */
export function lettering({ size, lines }: Setting, { x, y, fill, weight = 700, anchor }: Point): string {
  const align = anchor ? ` text-anchor="${anchor}"` : ''
  return lines
    .map((line, index) => {
      const length = round(textWidth(line, size))
      const baseline = round(y + index * size * leading)
      const drawn = outlineOf(line, weight)
      if (drawn) {
        const left = anchor ? x - (anchor === 'middle' ? length / 2 : length) : x
        // of a lighter weight it is narrower than it was set
        const scale = Math.min(size / EM, drawn.width === 0 ? 1 : length / drawn.width).toPrecision(4)
        return `<path aria-label="${escapeXml(line)}" transform="matrix(${scale} 0 0 -${scale} ${round(left)} ${baseline})" fill="${fill}" d="${drawn.path}"/>`
      }
      return `<text x="${x}" y="${baseline}" font-size="${size}" font-weight="${weight}" fill="${fill}"${align} textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`
    })
    .join('')
}

/** To one decimal: a tenth of a unit is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
