/** The shapes that packs are drawn in. */
export const packKinds = ['sack', 'drum', 'jerrycan', 'carton', 'fibre-drum', 'ibc', 'bottle', 'pouch'] as const
export type PackKind = (typeof packKinds)[number]

// the longer name first: 'drum fiber' is no steel drum
const shapes: readonly (readonly [string, PackKind])[] = [
  ['drum fiber', 'fibre-drum'],
  ['drum', 'drum'],
  ['sak', 'sack'],
  ['karung', 'sack'],
  ['jeriken', 'jerrycan'],
  ['karton', 'carton'],
  ['ibc', 'ibc'],
  ['botol', 'bottle'],
  // an aluminium can has the shape of a bottle; its picture shows the metal
  ['kaleng', 'bottle'],
  ['pouch', 'pouch'],
]

/** What sellers pack in, as they choose it; other packaging is free text. */
export const usualContainers = [
  'sak kertas',
  'sak plastik',
  'drum',
  'drum fiber',
  'jeriken',
  'karton',
  'pouch',
  'botol',
  'kaleng aluminium',
  'IBC',
] as const

/** The shape of a container; null where it has no drawing of its own. */
export function packKindOf(container: string): PackKind | null {
  const written = container.toLowerCase()
  return shapes.find(([word]) => written.startsWith(word))?.[1] ?? null
}
