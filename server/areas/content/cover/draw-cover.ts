import type { CoverKind } from '#domain/content/cover.ts'
import { ink, mix } from './paint.ts'
import { certificate, document, hazard, label } from './papers.ts'
import { inspection, rack, store, truck } from './stores.ts'
import { bottles, drinks, still, syrup } from './vessels.ts'

/** Draws in a field of 640 x 360, whose floor begins at 292, in the colour of its subject. */
type Drawing = (tint: string) => string

const covers: Record<CoverKind, { tint: string; draw: Drawing }> = {
  dokumen: { tint: '#0E6B5E', draw: document },
  botol: { tint: '#2F62C9', draw: bottles },
  sertifikat: { tint: '#4B7F1F', draw: certificate },
  bahaya: { tint: '#C2571A', draw: hazard },
  gudang: { tint: '#B86E00', draw: store },
  truk: { tint: '#0E6B5E', draw: truck },
  sirup: { tint: '#A83B7B', draw: syrup },
  label: { tint: '#2F62C9', draw: label },
  rak: { tint: '#A83B7B', draw: rack },
  minuman: { tint: '#C2571A', draw: drinks },
  pemeriksaan: { tint: '#2F62C9', draw: inspection },
  penyulingan: { tint: '#4B7F1F', draw: still },
}

/** The cover of an article as SVG, of the family of the pack shots [CONTENT-2]. */
export function drawCover(kind: CoverKind): string {
  const { tint, draw } = covers[kind]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">',
    '<defs>',
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${mix(tint, '#FFFFFF', 0.93)}"/><stop offset="1" stop-color="${mix(tint, '#FFFFFF', 0.82)}"/></linearGradient>`,
    `<linearGradient id="r"><stop stop-color="${ink}" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".36"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".32"/></linearGradient>`,
    `<radialGradient id="g"><stop stop-color="${ink}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    '<path d="M0 0h640v360H0z" fill="url(#s)"/>',
    `<circle cx="320" cy="150" r="136" fill="#fff" opacity=".45"/><path d="M0 292h640v68H0z" fill="${mix(tint, '#FFFFFF', 0.72)}"/><path d="M0 292h640" stroke="${tint}" stroke-width="2" opacity=".18"/>`,
    draw(tint),
    '</svg>',
  ].join('')
}
