/** The colours of one picture, derived from the category's. */
export interface Palette {
  /** The category's name, as printed on the label. */
  category: string
  base: string
  light: string
  dark: string
  deep: string
  /** The background, from top to bottom. */
  sky: string
  floor: string
}

export const ink = '#10231F'
export const muted = '#5B6B66'

const categories: Readonly<Record<number, { tint: string; name: string }>> = {
  1: { tint: '#2F62C9', name: 'Pharmaceutical' },
  2: { tint: '#C2571A', name: 'Food and Beverages' },
  3: { tint: '#A83B7B', name: 'Cosmetic and Toiletries' },
  6: { tint: '#4B7F1F', name: 'Natural' },
}

/** The palette of a category; the house's own for any other than the four. */
export function paletteOf(category: number): Palette {
  const { tint, name } = categories[category] ?? { tint: '#0E6B5E', name: 'Sentra Bahan' }
  return {
    category: name,
    base: tint,
    light: mix(tint, '#FFFFFF', 0.32),
    dark: mix(tint, '#0A1512', 0.24),
    deep: mix(tint, '#0A1512', 0.46),
    sky: mix(tint, '#FFFFFF', 0.955),
    floor: mix(tint, '#FFFFFF', 0.88),
  }
}

/** Mixes `share` of the second colour into the first; both '#RRGGBB'. */
export function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
