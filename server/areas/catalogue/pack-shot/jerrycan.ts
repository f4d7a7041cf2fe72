import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import type { Palette } from './palette.ts'

/** A stackable white plastic jerrycan with a cap in the category's colour. */
export function jerrycan(text: LabelText, palette: Palette): Drawing {
  const outline = 'M110 144q0-20 18-24l62-14q8-2 12-9l8-15q6-12 20-12h42q18 0 18 18v236q0 22-22 22H132q-22 0-22-22z'
  return {
    reach: 94,
    foot: 346,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, '#C3CCC8'],
        [0.1, '#E6EBE8'],
        [0.3, '#FFFFFF'],
        [0.55, '#F0F3F1'],
        [0.85, '#D8DFDB'],
        [1, '#B3BDB8'],
      ]) +
      gradient('c', [
        [0, palette.deep],
        [0.3, palette.light],
        [0.55, palette.base],
        [1, palette.deep],
      ]) +
      gradient(
        'v',
        [
          [0, '#5B6B66', 0],
          [0.8, '#5B6B66', 0],
          [1, '#5B6B66', 0.3],
        ],
        'down',
      ),
    body: [
      `<path d="M132 92h44v34h-44z" fill="url(#k)"/><rect x="126" y="60" width="56" height="36" rx="6" fill="url(#c)"/><path d="M136 64v28M145 64v28M154 64v28M163 64v28M172 64v28" stroke="#fff" stroke-width="2" opacity=".22"/><rect x="122" y="96" width="64" height="8" rx="4" fill="${palette.dark}"/>`,
      `<path d="${outline}" fill="url(#k)" stroke="#A9B4AF" stroke-width="1"/>`,
      `<path d="M216 118l9-18q4-7 12-7h24q9 0 9 9v7q0 9-9 9z" fill="${palette.floor}" stroke="#98A39E" stroke-width="1.5"/><path d="M218 117l8-17q4-7 12-7h24" fill="none" stroke="#5B6B66" stroke-width="3" opacity=".25"/>`,
      `<path d="M124 150v166q0 16 14 16h124q14 0 14-16V150" fill="none" stroke="#A9B4AF" stroke-width="2" opacity=".55"/><path d="M127 150v164q0 14 12 14" fill="none" stroke="#fff" stroke-width="2"/>`,
      `<path d="${outline}" fill="url(#v)"/>`,
      packLabel({ x: 126, y: 156, width: 148, height: 138 }, text, palette),
    ].join(''),
  }
}
