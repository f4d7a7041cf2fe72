import { setLine, setText } from '#server/platform/pictures/lettering.ts'
import { lettering, round } from './paint.ts'
import { ink, muted, type Palette } from './palette.ts'

export interface LabelText {
  name: string
  net: string
  grade?: string | undefined
}

export interface LabelBox {
  x: number
  y: number
  width: number
  height: number
  /** How far the middle hangs below the sides, for the label of a round pack. */
  sag?: number
}

const margin = 11
const strip = 20

/** A pack's label: a strip in the category's colour, the name in at most three lines, the net weight. */
export function packLabel({ x, y, width, height, sag = 0 }: LabelBox, text: LabelText, palette: Palette): string {
  const inner = width - 2 * margin
  const left = x + margin
  // the text stands left of the middle, where the sheet sags less
  const drop = sag
  const room = { width: inner, height: height - strip - 39, lines: 3, largest: 25, smallest: 13 }
  const name = setText(text.name, room)
  const net = setLine(text.net, inner - 30, 17, 10)
  const nameTop = y + strip + drop + 5 + name.size
  const netLine = y + height + drop * 0.5 - 12
  return [
    `<path d="${sheet(x, y, width, height, sag)}" fill="#fff" stroke="${ink}" stroke-opacity=".1"/>`,
    `<path d="${sheet(x, y, width, strip, sag)}" fill="${palette.base}"/>`,
    text.grade
      ? lettering(setLine(text.grade, inner, 11, 7), { x: left, y: round(y + 14 + drop * 0.6), fill: '#fff' })
      : '',
    lettering(name, { x: left, y: nameTop, fill: ink }),
    lettering(setLine('NET', 22, 10, 10), { x: left, y: round(netLine), fill: muted }),
    lettering(net, { x: left + 28, y: netLine, fill: ink }),
  ].join('')
}

function sheet(x: number, y: number, width: number, height: number, sag: number): string {
  const [middle, right, bottom] = [x + width / 2, x + width, y + height]
  const bow = sag * 2
  if (bow === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  return `M${x} ${y}Q${middle} ${y + bow} ${right} ${y}V${bottom}Q${middle} ${bottom + bow} ${x} ${bottom}z`
}
