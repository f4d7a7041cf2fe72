import { leading, setLine, setText } from '#server/platform/pictures/lettering.ts'
import { type Drawing, lettering, round } from './paint.ts'
import { ink, muted, type Palette } from './palette.ts'

export interface CloseUpText {
  name: string
  net: string
  nameEn?: string | undefined
  grade?: string | undefined
  origin?: string | undefined
  casNumber?: string | undefined
  packLabel?: string | undefined
}

const left = 66
const inner = 268

/** A close-up of the label on the pack's skin. */
export function closeUp(text: CloseUpText, drawing: Drawing, palette: Palette): string {
  const name = setText(text.name, { width: inner, height: 106, lines: 3, largest: 36, smallest: 20 })
  const nameTop = 86 + name.size
  const nameEnd = nameTop + (name.lines.length - 1) * name.size * leading
  const facts = [
    ['Grade', text.grade],
    ['Asal', text.origin],
    ['CAS', text.casNumber],
    ['Kemasan', text.packLabel],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return [
    `<path d="M0 0h400v400H0z" fill="${drawing.skin}"/>`,
    `<path d="M38 34h328v346H38z" fill="${ink}" opacity=".08"/><path d="M39 33h324v344H39z" fill="${ink}" opacity=".1"/>`,
    `<path d="M40 28h320v344H40z" fill="#fff"/><path d="M40 28h320v48H40z" fill="${palette.base}"/>`,
    lettering(setLine(palette.category, inner, 17, 10), { x: left, y: 58, fill: '#fff' }),
    lettering(name, { x: left, y: nameTop, fill: ink }),
    text.nameEn
      ? lettering(setLine(text.nameEn, inner, 14, 11), { x: left, y: round(nameEnd + 22), fill: muted, weight: 500 })
      : '',
    `<path d="M${left} 236h${inner}M${left} 324h${inner}" stroke="#E1E6E2" stroke-width="1.5"/>`,
    ...facts.map(([title, value], index) =>
      fact(title, value, left + (index % 2) * 138, 256 + Math.floor(index / 2) * 38),
    ),
    lettering(setLine(`NET ${text.net}`, inner - 70, 24, 12), { x: left, y: 357, fill: ink }),
    thisWayUpAndDry,
  ].join('')
}

const thisWayUpAndDry = `<path d="M279 358h20M284 352v-14m-4 4l4-5 4 5M294 352v-14m-4 4l4-5 4 5M310 348q2-10 12-10t12 10zM322 337v-2M322 348v8q0 3 3 3t3-3" fill="none" stroke="${muted}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`

function fact(title: string, value: string, x: number, y: number): string {
  return (
    lettering(setLine(title, 130, 11, 11), { x, y, fill: muted, weight: 500 }) +
    lettering(setLine(value, 130, 15, 9), { x, y: y + 18, fill: ink, weight: 600 })
  )
}
