import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import { mix, type Palette } from './palette.ts'

/** A bottle in the category's colour, or of bare aluminium. */
export function bottle(text: LabelText, palette: Palette, aluminium: boolean): Drawing {
  const { base, light, dark, deep } = palette
  const outline =
    'M172 96h56v16q0 10 12 16q42 16 42 62v128q0 26-26 28q-56 4-112 0q-26-2-26-28V190q0-46 42-62q12-6 12-16z'
  return {
    reach: 82,
    foot: 346,
    skin: 'url(#k)',
    defs:
      (aluminium
        ? gradient('k', [
            [0, '#7F8985'],
            [0.12, '#B4BDB9'],
            [0.3, '#FBFCFB'],
            [0.45, '#C5CDC9'],
            [0.75, '#98A29D'],
            [0.92, '#C9D0CD'],
            [1, '#7F8985'],
          ])
        : gradient('k', [
            [0, deep],
            [0.1, dark],
            [0.28, mix(light, '#FFFFFF', 0.25)],
            [0.42, base],
            [0.78, dark],
            [0.93, base],
            [1, deep],
          ])) +
      gradient('c', [
        [0, '#0B1916'],
        [0.3, '#5A6A65'],
        [0.5, '#26332F'],
        [1, '#0B1916'],
      ]) +
      gradient(
        'v',
        [
          [0, '#10231F', 0],
          [0.78, '#10231F', 0],
          [1, '#10231F', 0.28],
        ],
        'down',
      ),
    body: [
      `<path d="${outline}" fill="url(#k)"/><path d="${outline}" fill="url(#v)"/>`,
      `<rect x="166" y="90" width="68" height="9" rx="4" fill="${aluminium ? '#7F8985' : deep}"/><rect x="163" y="50" width="74" height="40" rx="7" fill="url(#c)"/><path d="M174 56v29M183 56v29M192 56v29M201 56v29M210 56v29M219 56v29M227 56v29" stroke="#fff" stroke-width="2" opacity=".14"/>`,
      `<path d="M146 158q10-18 30-26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`,
      packLabel({ x: 121, y: 186, width: 158, height: 122, sag: 3 }, text, palette),
      `<path d="M118 188v122h10V188zM272 188v124h10V188z" fill="${deep}" opacity=".14"/>`,
    ].join(''),
  }
}
