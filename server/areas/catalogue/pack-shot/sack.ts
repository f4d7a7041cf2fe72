import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import type { Palette } from './palette.ts'

/** A sewn sack: kraft paper, or white woven plastic. */
export function sack(text: LabelText, palette: Palette, woven: boolean): Drawing {
  const [edge, body, shine, fold] = woven
    ? ['#C9CFCB', '#E9ECE9', '#FBFCFA', '#98A39E']
    : ['#B08B5B', '#D3B283', '#E7CFA6', '#8F6D40']
  const outline =
    'M102 66Q112 60 124 64Q200 72 276 64Q288 60 298 66L302 88Q290 140 294 205Q298 270 303 322L297 342Q287 348 275 345Q200 353 125 345Q113 348 103 342L97 322Q102 270 106 205Q110 140 98 88Z'
  return {
    reach: 104,
    foot: 346,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, edge],
        [0.12, body],
        [0.36, shine],
        [0.62, body],
        [0.9, edge],
        [1, fold],
      ]) +
      gradient(
        'v',
        [
          [0, fold, 0.28],
          [0.16, fold, 0],
          [0.72, fold, 0],
          [1, fold, 0.42],
        ],
        'down',
      ) +
      `<clipPath id="o"><path d="${outline}"/></clipPath>`,
    body: [
      `<path d="${outline}" fill="url(#k)"/>`,
      `<g clip-path="url(#o)"><path d="M90 106Q200 118 310 106v13Q200 131 90 119zM90 124Q200 136 310 124v3Q200 139 90 127zM90 302Q200 312 310 302v13Q200 325 90 315zM90 294Q200 304 310 294v3Q200 307 90 297z" fill="${palette.base}" opacity=".9"/></g>`,
      `<path d="${outline}" fill="url(#v)"/>`,
      `<path d="M100 86Q200 98 300 86M98 324Q200 336 302 324" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="6 4" opacity=".85"/>`,
      `<path d="M112 132Q124 150 120 186M288 132Q278 152 281 190M116 288Q124 262 121 236M284 290Q277 262 279 238M150 78Q156 96 152 104M248 78Q243 96 246 104" fill="none" stroke="${fold}" stroke-width="2.5" stroke-linecap="round" opacity=".28"/>`,
      packLabel({ x: 123, y: 146, width: 154, height: 136 }, text, palette),
    ].join(''),
  }
}
