import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import type { Palette } from './palette.ts'

/** A steel drum with two rolling hoops and two bungs, painted in the category's colour. */
export function drum(text: LabelText, palette: Palette): Drawing {
  const { base, light, dark, deep } = palette
  const hoop = (y: number) =>
    `<path d="M101.5 ${y}a98.5 19 0 0 0 197 0v9a98.5 19 0 0 1-197 0z" fill="url(#k)"/><path d="M101.5 ${y + 9}a98.5 19 0 0 0 197 0" fill="none" stroke="${deep}" stroke-width="2" opacity=".55"/><path d="M101.5 ${y}a98.5 19 0 0 0 197 0" fill="none" stroke="#fff" stroke-width="1.5" opacity=".35"/>`
  return {
    reach: 100,
    foot: 340,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, deep],
        [0.1, dark],
        [0.3, light],
        [0.46, base],
        [0.74, dark],
        [0.94, deep],
        [1, dark],
      ]) +
      gradient('t', [
        [0, dark],
        [0.45, light],
        [1, dark],
      ]),
    body: [
      `<path d="M104 72V330a96 18 0 0 0 192 0V72z" fill="url(#k)"/>`,
      hoop(134),
      hoop(278),
      `<path d="M102 326a98 19 0 0 0 196 0v7a98 19 0 0 1-196 0z" fill="${deep}"/>`,
      `<ellipse cx="200" cy="72" rx="99" ry="20" fill="${deep}"/><ellipse cx="200" cy="69" rx="99" ry="20" fill="url(#k)"/><ellipse cx="200" cy="70" rx="90" ry="16.5" fill="${deep}"/><ellipse cx="200" cy="72" rx="89" ry="15" fill="url(#t)"/>`,
      `<ellipse cx="156" cy="71" rx="13" ry="5" fill="${deep}"/><ellipse cx="156" cy="69" rx="11" ry="4" fill="#DDE3E0"/><ellipse cx="250" cy="76" rx="7" ry="3" fill="${deep}"/><ellipse cx="250" cy="75" rx="6" ry="2.2" fill="#DDE3E0"/>`,
      packLabel({ x: 124, y: 152, width: 152, height: 124, sag: 7 }, text, palette),
    ].join(''),
  }
}

/** A fibre drum: a tube of kraft board between steel rings, its lid held by a lever. */
export function fibreDrum(text: LabelText, palette: Palette): Drawing {
  return {
    reach: 94,
    foot: 340,
    skin: 'url(#k)',
    defs:
      gradient('k', [
        [0, '#9C7847'],
        [0.1, '#BD9865'],
        [0.32, '#E3C699'],
        [0.5, '#D2B07F'],
        [0.78, '#B58F5C'],
        [1, '#8E6B3D'],
      ]) +
      gradient('s', [
        [0, '#7F8985'],
        [0.14, '#A9B2AE'],
        [0.32, '#F1F4F2'],
        [0.5, '#B8C1BD'],
        [0.8, '#8A948F'],
        [1, '#6E7874'],
      ]),
    body: [
      `<path d="M110 78V330a90 17 0 0 0 180 0V78z" fill="url(#k)"/>`,
      `<path d="M110 138Q200 150 290 118M110 296Q200 318 290 292" fill="none" stroke="#8E6B3D" stroke-width="1.5" opacity=".35"/>`,
      `<path d="M110 104a90 17 0 0 0 180 0v7a90 17 0 0 1-180 0z" fill="${palette.base}" opacity=".92"/>`,
      `<path d="M107 318a93 18 0 0 0 186 0v14a93 18 0 0 1-186 0z" fill="url(#s)"/><path d="M107 319a93 18 0 0 0 186 0" fill="none" stroke="#fff" opacity=".6"/>`,
      `<path d="M105 66v20a95 18 0 0 0 190 0V66z" fill="url(#s)"/><path d="M105 87a95 18 0 0 0 190 0" fill="none" stroke="#4C5753" stroke-width="1.5" opacity=".6"/><path d="M105 76a95 18 0 0 0 190 0" fill="none" stroke="#fff" stroke-width="1.5" opacity=".55"/>`,
      `<ellipse cx="200" cy="66" rx="95" ry="18" fill="url(#s)"/><ellipse cx="200" cy="67" rx="85" ry="14.5" fill="#8A948F"/><ellipse cx="200" cy="68" rx="84" ry="13" fill="url(#s)" opacity=".75"/>`,
      `<path d="M240 88l42-8v9l-42 8z" fill="#DDE3E0" stroke="#4C5753" stroke-opacity=".5"/><circle cx="276" cy="86" r="2.5" fill="#4C5753"/>`,
      packLabel({ x: 126, y: 148, width: 148, height: 132, sag: 6 }, text, palette),
    ].join(''),
  }
}
