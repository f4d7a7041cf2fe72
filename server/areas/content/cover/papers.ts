/** A certificate of analysis beside a flask. */
export function document(tint: string): string {
  const rows = [152, 184, 216].map((y) => tick(366, y, 15, '#1F7A3D')).join('')
  return [
    shadow(300, 210),
    `<g transform="rotate(-6 250 180)">${sheet(166, 62, 190, 236, mix(tint, '#FFFFFF', 0.55), 5)}</g>`,
    sheet(222, 48, 196, 254, tint, 6),
    rows,
    `<path d="M246 268c16-18 26 10 40-6s18 2 26-4" fill="none" stroke="${tint}" stroke-width="4" stroke-linecap="round"/>`,
    shadow(486, 66),
    `<path d="M468 148h36v52l42 96q6 20-16 20h-88q-22 0-16-20l42-96z" fill="#fff" opacity=".82"/><path d="M446 250h80l20 46q6 20-16 20h-88q-22 0-16-20z" fill="${tint}" opacity=".78"/><path d="M446 250q40-14 80 0" fill="${mix(tint, '#FFFFFF', 0.4)}"/>`,
    `<path d="M462 144h48" stroke="${mix(tint, '#FFFFFF', 0.5)}" stroke-width="9" stroke-linecap="round"/><path d="M468 148v52l-42 96q-6 20 16 20h88q22 0 16-20l-42-96v-52" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/>`,
    '<circle cx="476" cy="280" r="6" fill="#fff" opacity=".6"/><circle cx="500" cy="268" r="4" fill="#fff" opacity=".6"/>',
  ].join('')
}

/** A certificate with its seal. */
export function certificate(tint: string): string {
  const deep = mix(tint, ink, 0.3)
  return [
    shadow(310, 220),
    `<rect x="146" y="66" width="336" height="226" rx="10" fill="${ink}" opacity=".12"/><rect x="140" y="58" width="336" height="226" rx="10" fill="#fff"/>`,
    `<rect x="156" y="74" width="304" height="194" rx="4" fill="none" stroke="${tint}" stroke-width="3"/><rect x="163" y="81" width="290" height="180" rx="2" fill="none" stroke="${tint}" stroke-opacity=".35" stroke-width="1.5"/>`,
    `<path d="M246 116h124" stroke="${tint}" stroke-width="12" stroke-linecap="round"/><path d="M206 152h204M226 178h164M206 230h96M206 248h60" stroke="#B9C6C1" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M398 250l-16 68 34-18 34 18-16-68z" fill="${deep}"/><path d="M416 300v-50" stroke="#fff" stroke-opacity=".2" stroke-width="14"/>`,
    `<path d="${rosette(416, 232, 50)}" fill="${tint}"/><circle cx="416" cy="232" r="35" fill="#fff"/><circle cx="416" cy="232" r="29" fill="none" stroke="${tint}" stroke-width="2.5"/>`,
    tick(400, 233, 32, tint),
    `<path d="M524 292q-8-62 36-92 8 60-36 92zM524 292q-30-42-66-24 14 40 66 24z" fill="${tint}" opacity=".55"/><path d="M524 292q8-50 32-80M524 292q-28-22-54-22" fill="none" stroke="${deep}" stroke-opacity=".45" stroke-width="2"/>`,
  ].join('')
}

function rosette(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 24 }, (_, point) => {
    const angle = (point * Math.PI) / 12
    const far = point % 2 ? radius : radius * 0.88
    return `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`
  })
  return `M${points.join('L')}z`
}

/** The diamonds of hazards before a safety data sheet. */
export function hazard(tint: string): string {
  return [
    shadow(320, 230),
    sheet(336, 52, 176, 246, tint, 7),
    diamond(
      206,
      148,
      92,
      '<path d="M0-48q10 20 2 34 14-4 16-18 18 22 10 44-6 18-28 18T-28 12q-4-20 10-32 0 12 8 14Q-14-24 0-48zM-30 42h60" />',
    ),
    diamond(312, 216, 74, '<path d="M-6-36h12l-3 44h-6zM-7 17h14v13H-7z"/>'),
    diamond(118, 228, 64, '<path d="M-40 0q0-11 11-11h40q12 0 18 7l14 4-14 4q-6 7-18 7h-40q-11 0-11-11z"/>'),
  ].join('')
}

function diamond(x: number, y: number, reach: number, sign: string): string {
  const inner = reach - 9
  return [
    `<g transform="translate(${x} ${y})"><path d="M4-${reach - 4}L${reach + 4} 6 4 ${reach + 6}-${reach - 4} 6z" fill="${ink}" opacity=".14"/>`,
    `<path d="M0-${reach}L${reach} 0 0 ${reach}-${reach} 0z" fill="#B3261E"/><path d="M0-${inner}L${inner} 0 0 ${inner}-${inner} 0z" fill="#fff"/>`,
    `<g fill="${ink}" transform="scale(${(reach / 96).toFixed(2)})">${sign}</g></g>`,
  ].join('')
}

/** A label with its numbers, large, and the pack that it is for. */
export function label(tint: string): string {
  const bars = [0, 7, 11, 18, 26, 30, 37, 45, 49, 58, 62, 70, 77, 81, 88].map(
    (x, index) => `M${400 + x} 226v40${index % 4 === 0 ? `M${402 + x} 226v40` : ''}`,
  )
  return [
    shadow(160, 90),
    `<path d="M86 118v180q0 20 74 20t74-20V118z" fill="#CFAE83"/><path d="M86 118v180q0 20 74 20t74-20V118z" fill="url(#r)"/><path d="M82 104h156v24q0 14-78 14t-78-14z" fill="#9AA5A0"/><path d="M82 104h156v24q0 14-78 14t-78-14z" fill="url(#r)"/><ellipse cx="160" cy="104" rx="78" ry="15" fill="#C6CFCB"/>`,
    packLabel(112, 168, 96, 108, tint),
    `<path d="M208 176L300 76M208 270l92 26" stroke="${tint}" stroke-opacity=".35" stroke-width="2" stroke-dasharray="6 6"/>`,
    `<rect x="306" y="66" width="240" height="226" rx="10" fill="${ink}" opacity=".12"/><rect x="300" y="60" width="240" height="226" rx="10" fill="#fff"/><path d="M300 70q0-10 10-10h220q10 0 10 10v34H300z" fill="${tint}"/><path d="M322 83h120" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    field('CAS', 132, 96, tint),
    field('E', 162, 70, tint),
    field('INCI', 192, 118, tint),
    `<path d="${bars.join('')}" stroke="${ink}" stroke-width="2.5"/><path d="M322 234h52M322 250h40" stroke="#B9C6C1" stroke-width="6" stroke-linecap="round"/>`,
  ].join('')
}

function field(name: string, y: number, width: number, tint: string): string {
  return `<rect x="320" y="${y - 12}" width="52" height="22" rx="6" fill="${mix(tint, '#FFFFFF', 0.86)}"/><text x="346" y="${y + 4}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="13" fill="${tint}">${name}</text><path d="M388 ${y}h${width}" stroke="#8A948F" stroke-width="6" stroke-linecap="round"/>`
}

export const ink = '#10231F'

/** Mixes `share` of the second colour into the first; both '#RRGGBB'. */
export function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from = 0, to = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** The shadow of what stands at x, `reach` to either side. */
export function shadow(x: number, reach: number, y = 318): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${Math.round(reach / 9) + 4}" fill="url(#g)"/>`
}

/** A sheet of paper with a coloured head and lines of writing. */
export function sheet(x: number, y: number, width: number, height: number, tint: string, lines: number): string {
  const gap = (height - 78) / lines
  const written = Array.from({ length: lines }, (_, line) => {
    const at = Math.round(y + 66 + line * gap)
    return `M${x + 22} ${at}h${Math.round(width * (line % 3 === 2 ? 0.34 : 0.5))}M${x + width - 56} ${at}h34`
  }).join('')
  return [
    `<rect x="${x + 4}" y="${y + 6}" width="${width}" height="${height}" rx="8" fill="${ink}" opacity=".12"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#fff"/>`,
    `<path d="M${x + 22} ${y + 26}h${Math.round(width * 0.44)}" stroke="${tint}" stroke-width="11" stroke-linecap="round"/>`,
    `<path d="${written}" stroke="#B9C6C1" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  ].join('')
}

/** The printed label of a pack. */
export function packLabel(x: number, y: number, width: number, height: number, tint: string): string {
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fff"/>`,
    `<path d="M${x} ${y + 3}q0-3 3-3h${width - 6}q3 0 3 3v${Math.round(height * 0.18)}h-${width}z" fill="${tint}"/>`,
    `<path d="M${x + width * 0.14} ${y + height * 0.44}h${width * 0.72}M${x + width * 0.14} ${y + height * 0.62}h${width * 0.5}M${x + width * 0.14} ${y + height * 0.8}h${width * 0.6}" stroke="#B9C6C1" stroke-width="${Math.max(3, Math.round(height / 22))}" stroke-linecap="round"/>`,
  ].join('')
}

/** Something ticked off. */
export function tick(x: number, y: number, size: number, colour: string): string {
  return `<path d="M${x} ${y}l${size * 0.35} ${size * 0.36} ${size * 0.65}-${size * 0.72}" fill="none" stroke="${colour}" stroke-width="${size / 4.4}" stroke-linecap="round" stroke-linejoin="round"/>`
}
