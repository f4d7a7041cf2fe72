import type { PackKind } from '#domain/catalogue/pack-kind.ts'
import { bottle } from './bottle.ts'
import { carton } from './carton.ts'
import { closeUp } from './close-up.ts'
import { drum, fibreDrum } from './drum.ts'
import { group } from './group.ts'
import { ibc } from './ibc.ts'
import { jerrycan } from './jerrycan.ts'
import { type Drawing, glow, gradient, round } from './paint.ts'
import { ink, type Palette, paletteOf } from './palette.ts'
import { pouch } from './pouch.ts'
import { sack } from './sack.ts'

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
    shot.view === 'front' ? standing(drawing) : '',
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

function standing({ reach, foot, body }: Drawing): string {
  return `<g transform="matrix(1.12 0 0 1.12 -24 -25)"><ellipse cx="206" cy="${foot}" rx="${round(reach * 1.3)}" ry="17" fill="url(#g)"/>${body}</g>`
}
