import { type LabelText, packLabel } from './label.ts'
import { type Drawing, gradient } from './paint.ts'
import { mix, type Palette } from './palette.ts'

/** A stand-up pouch of matt foil with a zip, its foot printed in the category's colour. */
export function pouch(text: LabelText, palette: Palette): Drawing {
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
