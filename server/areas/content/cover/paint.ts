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
