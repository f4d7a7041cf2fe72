import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import type { Palette } from './palette.ts'

/** An IBC: a white plastic tank in a steel cage on a pallet, with a valve at the bottom. */
export function ibc(text: LabelText, palette: Palette): Drawing {
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
