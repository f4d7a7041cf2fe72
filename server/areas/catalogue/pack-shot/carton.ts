import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import type { Palette } from './palette.ts'

/** A taped carton seen from the corner; its front carries the label. */
export function carton(text: LabelText, palette: Palette): Drawing {
  return {
    reach: 128,
    foot: 340,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, '#D9BA8C'],
        [1, '#CDAA78'],
      ]) +
      gradient('r', [
        [0, '#B38F5C'],
        [1, '#A17E4D'],
      ]) +
      gradient('u', [
        [0, '#EAD4B0'],
        [1, '#DDC096'],
      ]),
    body: [
      `<path d="M72 128L260 150V352L72 318z" fill="url(#k)"/><path d="M260 150L334 118V308L260 352z" fill="url(#r)"/><path d="M72 128L152 100L334 118L260 150z" fill="url(#u)"/>`,
      `<path d="M166 139L243 109" stroke="#A17E4D" stroke-width="1.5" opacity=".7"/><path d="M153 137.5L231 107.5L255 110L180 140.5V176L153 172.5z" fill="#fff" opacity=".5"/>`,
      `<path d="M72 303L260 335V344L72 311z" fill="${palette.base}"/><path d="M260 335L334 293V301L260 344z" fill="${palette.dark}"/>`,
      `<g fill="none" stroke="#6E5228" stroke-width="2.5" opacity=".65"><path d="M283 262v-34m-7 10l7-11 7 7M309 247v-34m-7 10l7-11 7 7M276 271l42-24"/></g>`,
      `<g transform="matrix(1 .125 0 1 0 -20)">${packLabel({ x: 92, y: 166, width: 150, height: 128 }, text, palette)}</g>`,
      `<path d="M72 128L260 150L334 118M260 150V352" fill="none" stroke="#fff" stroke-width="1.5" opacity=".4"/>`,
    ].join(''),
  }
}
