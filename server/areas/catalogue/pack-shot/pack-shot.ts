import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import { bottle } from './bottle.ts'
import { closeUp } from './close-up.ts'
import { drum, fibreDrum } from './drum.ts'
import { group } from './group.ts'
import { type LabelText, packLabel } from './label.ts'
import { type Drawing, glow, gradient, round } from './paint.ts'
import { ink, mix, type Palette, paletteOf } from './palette.ts'

/** The whole pack; several as delivered; the label close up. */
export const packViews = ['front', 'angle', 'label'] as const
export type PackView = (typeof packViews)[number]

export interface PackShot {
  packKind: PackKind
  /** 1, 2, 3 or 6; any other is drawn in the house's colours. */
  category: number
  name: string
  /** Net content, as printed on the label: '25 kg'. */
  net: string
  view: PackView
  /** '25 kg sak plastik': distinguishes plastic from paper sacks and aluminium from glass; printed in the close-up. */
  packLabel?: string | undefined
  nameEn?: string | undefined
  grade?: string | undefined
  origin?: string | undefined
  casNumber?: string | undefined
}

/** Draws a product's picture, 400 x 400, as a standalone SVG; the same input gives the same bytes. */
export function drawPackShot(shot: PackShot): string {
  const palette = paletteOf(shot.category)
  const drawing = draw(shot, palette)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="'Plus Jakarta Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif">`,
    `<defs>${gradient(
      'b',
      [
        [0, palette.sky],
        [1, palette.floor],
      ],
      'down',
    )}${glow('g', [
      [0, ink, 0.34],
      [0.55, ink, 0.16],
      [1, ink, 0],
    ])}${drawing.defs}</defs>`,
    shot.view === 'label' ? closeUp(shot, drawing, palette) : `<path d="M0 0h400v400H0z" fill="url(#b)"/>`,
    shot.view === 'front' ? groundShadow(drawing) : '',
    shot.view === 'angle' ? group(shot.packKind, drawing) : '',
    '</svg>',
  ].join('')
}

function draw(shot: PackShot, palette: Palette): Drawing {
  switch (shot.packKind) {
    case 'sack':
      return sack(shot, palette, /plastik/i.test(shot.packLabel ?? ''))
    case 'drum':
      return drum(shot, palette)
    case 'fibre-drum':
      return fibreDrum(shot, palette)
    case 'jerrycan':
      return jerrycan(shot, palette)
    case 'carton':
      return carton(shot, palette)
    case 'ibc':
      return ibc(shot, palette)
    case 'bottle':
      return bottle(shot, palette, /aluminium/i.test(shot.packLabel ?? ''))
    case 'pouch':
      return pouch(shot, palette)
  }
}

function groundShadow({ reach, foot, body }: Drawing): string {
  return `<g transform="matrix(1.12 0 0 1.12 -24 -25)"><ellipse cx="206" cy="${foot}" rx="${round(reach * 1.3)}" ry="17" fill="url(#g)"/>${body}</g>`
}

/** A taped carton seen from the corner; its front carries the label. */
function carton(text: LabelText, palette: Palette): Drawing {
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

/** A stand-up pouch of matt foil with a zip, its foot printed in the category's colour. */
function pouch(text: LabelText, palette: Palette): Drawing {
  const outline = 'M108 64h184l-3 34q-2 60 1 130l8 96q2 18-16 20q-82 8-164 0q-18-2-16-20l8-96q3-70 1-130z'
  return {
    reach: 98,
    foot: 346,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, '#B9C2BE'],
        [0.1, '#E1E6E3'],
        [0.3, '#FCFDFC'],
        [0.5, '#E3E8E5'],
        [0.72, '#F1F4F2'],
        [0.9, '#CCD4D0'],
        [1, '#AAB4AF'],
      ]) +
      gradient('f', [
        [0, palette.dark],
        [0.32, palette.light],
        [0.6, palette.base],
        [1, palette.dark],
      ]) +
      `<clipPath id="o"><path d="${outline}"/></clipPath>`,
    body: [
      `<path d="${outline}" fill="url(#k)"/>`,
      `<g clip-path="url(#o)"><path d="M90 286q110 34 220 0v70H90z" fill="url(#f)"/><path d="M90 278q110 34 220 0v4q-110 34-220 0z" fill="${palette.base}" opacity=".55"/><path d="M90 64h220v22H90z" fill="${mix('#C5CDC9', palette.base, 0.08)}"/></g>`,
      `<path d="M108 70h184M107.5 76h185M107 82h186" stroke="#fff" stroke-width="1.5" opacity=".6"/><path d="M107 106h186M107 111h186" stroke="#8A948F" stroke-width="1.5" opacity=".6"/><path d="M107 108.5h186" stroke="#fff" stroke-width="2"/>`,
      `<path d="M108 92l7 4-8 4zM292 92l-7 4 8 4z" fill="${palette.floor}"/>`,
      `<path d="M110 300q18 26 20 44M290 300q-18 26-20 44" fill="none" stroke="${palette.deep}" stroke-width="2" opacity=".35"/><path d="M120 124q8 40 2 96M279 128q-6 44 0 92" fill="none" stroke="#7F8985" stroke-width="3" opacity=".22"/>`,
      packLabel({ x: 126, y: 134, width: 148, height: 134 }, text, palette),
    ].join(''),
  }
}

/** An IBC: a white plastic tank in a steel cage on a pallet, with a valve at the bottom. */
function ibc(text: LabelText, palette: Palette): Drawing {
  const uprights = [76, 117, 158, 200, 242, 283, 324].map((x) => `M${x} 82V312`).join('')
  const rungs = [84, 140, 196, 252, 310].map((y) => `M74 ${y}H326`).join('')
  const bars = (offset: number, colour: string, width: number) =>
    `<path transform="translate(0 ${offset})" d="${uprights}${rungs}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
  return {
    reach: 136,
    foot: 346,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, '#C9D1CD'],
        [0.12, '#EDF1EF'],
        [0.35, '#FFFFFF'],
        [0.7, '#E9EDEB'],
        [1, '#BCC6C1'],
      ]) +
      gradient(
        'w',
        [
          [0, '#C39A63'],
          [1, '#A37B47'],
        ],
        'down',
      ),
    body: [
      `<rect x="178" y="58" width="44" height="18" rx="4" fill="${palette.base}"/><rect x="172" y="72" width="56" height="10" rx="3" fill="#DDE3E0"/>`,
      `<rect x="80" y="78" width="240" height="234" rx="16" fill="url(#k)"/><path d="M80 118H320V296q0 16-16 16H96q-16 0-16-16z" fill="${palette.base}" opacity=".1"/>`,
      bars(1.5, '#5F6B66', 5.5),
      bars(0, '#AEB8B3', 4),
      `<rect x="184" y="286" width="32" height="26" rx="4" fill="${palette.dark}"/><path d="M190 284h20v-6h12v-6h-44v6h12z" fill="#C2571A"/><circle cx="200" cy="301" r="8" fill="${palette.deep}"/>`,
      `<path d="M68 314H332v10H68z" fill="#8A948F"/><path d="M72 324h40v14h-40zM180 324h40v14h-40zM288 324h40v14h-40z" fill="#8C683A"/><path d="M66 336H334v12H66z" fill="url(#w)"/>`,
      packLabel({ x: 120, y: 118, width: 160, height: 130 }, text, palette),
    ].join(''),
  }
}

/** A stackable white plastic jerrycan with a cap in the category's colour. */
function jerrycan(text: LabelText, palette: Palette): Drawing {
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

/** A sewn sack: kraft paper, or white woven plastic. */
function sack(text: LabelText, palette: Palette, woven: boolean): Drawing {
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
