import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import { type Drawing, round } from './paint.ts'

type Position = readonly [x: number, foot: number, scale: number]

/** Where the packs of a delivery stand, back row first. */
const positions: Readonly<Record<PackKind, { pallet: boolean; packs: readonly Position[] }>> = {
  sack: {
    pallet: true,
    packs: [
      [200, 294, 0.76],
      [120, 326, 0.76],
      [280, 326, 0.76],
    ],
  },
  drum: {
    pallet: true,
    packs: [
      [136, 282, 0.7],
      [270, 282, 0.7],
      [124, 322, 0.76],
      [276, 322, 0.76],
    ],
  },
  'fibre-drum': {
    pallet: true,
    packs: [
      [136, 282, 0.72],
      [268, 282, 0.72],
      [124, 322, 0.78],
      [276, 322, 0.78],
    ],
  },
  jerrycan: {
    pallet: true,
    packs: [
      [108, 290, 0.62],
      [202, 290, 0.62],
      [296, 290, 0.62],
      [132, 324, 0.72],
      [268, 324, 0.72],
    ],
  },
  carton: {
    pallet: true,
    packs: [
      [116, 326, 0.6],
      [282, 326, 0.6],
      [200, 196, 0.6],
    ],
  },
  ibc: {
    pallet: false,
    packs: [
      [122, 296, 0.68],
      [254, 356, 0.9],
    ],
  },
  bottle: {
    pallet: false,
    packs: [
      [100, 322, 0.8],
      [300, 322, 0.8],
      [200, 356, 0.98],
    ],
  },
  pouch: {
    pallet: false,
    packs: [
      [106, 322, 0.78],
      [294, 322, 0.78],
      [200, 356, 0.96],
    ],
  },
}

/** Several packs as delivered; the pack is drawn once and repeated. */
export function group(kind: PackKind, drawing: Drawing): string {
  const { pallet, packs } = positions[kind]
  const nearest = Math.max(...packs.map(([, foot]) => foot))
  return [
    `<defs><g id="p">${drawing.body}</g></defs>`,
    pallet ? palletOfWood : '',
    ...packs.map(([x, foot, scale]) => {
      const back = foot < nearest ? ' style="filter:brightness(.92)"' : ''
      const rest = `<ellipse cx="${x}" cy="${foot}" rx="${round(drawing.reach * 1.15 * scale)}" ry="${round(12 * scale)}" fill="url(#g)"/>`
      return `${rest}<use href="#p" transform="translate(${round(x - 200 * scale)} ${round(foot - drawing.foot * scale)}) scale(${scale})"${back}/>`
    }),
  ].join('')
}

const palletOfWood =
  '<ellipse cx="206" cy="356" rx="186" ry="20" fill="url(#g)"/><path d="M40 316L84 276H316L360 316z" fill="#D8B683"/><path d="M40 316H360V326H40z" fill="#B98F57"/><path d="M44 326h44v18h-44zM178 326h44v18h-44zM312 326h44v18h-44z" fill="#8C683A"/><path d="M40 344H360V354H40z" fill="#A87F4A"/>'
