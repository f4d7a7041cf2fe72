import { ink, mix, packLabel, shadow, sheet, tick } from './paint.ts'

const pallet = (x: number, width: number) =>
  `<path d="M${x} 300h${width}v8H${x}zM${x + 6} 308h22v12h-22zM${x + width / 2 - 11} 308h22v12h-22zM${x + width - 28} 308h22v12h-22z" fill="#A87F4A"/>`

/** Sacks that are kept dry, and the hygrometer that says so. */
export function store(tint: string): string {
  const sacks = [256, 214, 172, 130].flatMap((y, layer) => {
    const left = 130 + (layer % 2) * 8
    return (layer === 3 ? [left + 62] : [left, left + 128]).map(
      (x) =>
        `<rect x="${x}" y="${y}" width="126" height="44" rx="17" fill="${layer % 2 ? '#CFAE83' : '#DBBE94'}"/><rect x="${x + 38}" y="${y}" width="44" height="44" fill="${tint}" opacity=".85"/><path d="M${x + 12} ${y + 40}h102" stroke="#8E6B3D" stroke-opacity=".45" stroke-width="2"/>`,
    )
  })
  const marks = Array.from({ length: 9 }, (_, mark) => {
    const angle = Math.PI * (0.85 + mark * 0.1625)
    const at = (far: number) => `${Math.round(478 + Math.cos(angle) * far)} ${Math.round(150 + Math.sin(angle) * far)}`
    return `M${at(56)}L${at(66)}`
  })
  return [
    shadow(264, 190),
    pallet(120, 286),
    ...sacks,
    `<circle cx="482" cy="156" r="84" fill="${ink}" opacity=".12"/><circle cx="478" cy="150" r="84" fill="${mix(tint, ink, 0.25)}"/><circle cx="478" cy="150" r="74" fill="#fff"/><path d="${marks.join('')}" stroke="${ink}" stroke-width="3.5" stroke-linecap="round"/><path d="M426 176A58 58 0 0 1 448 101" fill="none" stroke="#1F7A3D" stroke-width="8"/>`,
    `<path d="M478 150l-38-30" stroke="#B3261E" stroke-width="5" stroke-linecap="round"/><circle cx="478" cy="150" r="7" fill="${ink}"/><path d="M478 196q-11-8 0-26 11 18 0 26z" fill="#2F62C9"/>`,
  ].join('')
}

/** A truck with a container. */
export function truck(tint: string): string {
  const ribs = Array.from({ length: 13 }, (_, rib) => `M${112 + rib * 25} 106v136`).join('')
  return [
    shadow(320, 280, 322),
    `<path d="M90 92h340v164H90z" fill="${tint}"/><path d="M90 92h340v10H90zM90 246h340v10H90z" fill="${mix(tint, ink, 0.3)}"/><path d="${ribs}" stroke="${ink}" stroke-opacity=".18" stroke-width="4"/>`,
    packLabel(204, 132, 112, 84, mix(tint, ink, 0.2)),
    `<path d="M442 148h62q12 0 18 10l28 46q4 6 4 14v48H442z" fill="${mix(tint, '#FFFFFF', 0.15)}"/><path d="M462 164h38q6 0 9 5l22 37h-69z" fill="#DDEBF5"/><path d="M462 206l26-42h12l-26 42z" fill="#fff" opacity=".6"/><path d="M532 238h22v14h-22z" fill="#FFE2A6"/>`,
    '<path d="M84 256h470v22H84z" fill="#26332F"/><path d="M430 148h12v108h-12z" fill="#26332F"/>',
    ...[146, 204, 396, 502].map(
      (x) =>
        `<circle cx="${x}" cy="288" r="31" fill="${ink}"/><circle cx="${x}" cy="288" r="15" fill="#C6D0CA"/><circle cx="${x}" cy="288" r="5" fill="${ink}"/>`,
    ),
  ].join('')
}

/** A rack whose cartons wear the colour of the quarter in which they expire. */
export function rack(tint: string): string {
  const quarters = ['#2F62C9', '#4B7F1F', '#B86E00', tint]
  const cartons = [88, 164, 240].flatMap((y, level) =>
    [0, 1, 2, 3].map((place) => {
      if ((level * 4 + place) % 7 === 5) return ''
      const x = 106 + place * 86
      const colour = quarters[(place + level) % 4] ?? tint
      return `<path d="M${x} ${y}h68v48h-68z" fill="${place % 2 ? '#D3B283' : '#C7A473'}"/><path d="M${x + 26} ${y}h12v48h-12z" fill="#fff" opacity=".4"/><path d="M${x + 6} ${y + 24}h22v16h-22z" fill="#fff"/><path d="M${x + 6} ${y + 24}h22v6h-22z" fill="${colour}"/><path d="M${x} ${y + 43}h68v5h-68z" fill="${colour}"/>`
    }),
  )
  return [
    shadow(276, 220),
    ...cartons,
    '<path d="M88 139h368M88 215h368M88 291h368" stroke="#B86E00" stroke-width="8"/><path d="M92 70v250M272 70v250M452 70v250" stroke="#0A544A" stroke-width="9"/><path d="M82 320h20M262 320h20M442 320h20" stroke="#10231F" stroke-width="5"/>',
    `<rect x="486" y="104" width="96" height="104" rx="8" fill="${ink}" opacity=".12"/><rect x="482" y="98" width="96" height="104" rx="8" fill="#fff"/><path d="M482 106q0-8 8-8h80q8 0 8 8v20h-96z" fill="${tint}"/><path d="M504 90v16M556 90v16" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M498 146h12M520 146h12M542 146h12M498 164h12M520 164h12M498 182h12M520 182h12M542 182h12" stroke="#B9C6C1" stroke-width="8"/><path d="M541 164h14" stroke="${tint}" stroke-width="12"/>`,
  ].join('')
}

/** A drum under the magnifying glass, and the list of what was found in order. */
export function inspection(tint: string): string {
  const hoops = [128, 196, 264].map(
    (y) => `<path d="M164 ${y}q84 20 168 0v8q-84 20-168 0z" fill="${mix(tint, ink, 0.3)}"/>`,
  )
  return [
    shadow(248, 124),
    `<path d="M164 84v214q0 22 84 22t84-22V84z" fill="${tint}"/><path d="M164 84v214q0 22 84 22t84-22V84z" fill="url(#r)"/><ellipse cx="248" cy="84" rx="84" ry="18" fill="${mix(tint, ink, 0.35)}"/><ellipse cx="248" cy="82" rx="75" ry="14" fill="${mix(tint, '#FFFFFF', 0.15)}"/><ellipse cx="214" cy="80" rx="12" ry="5" fill="#DDE3E0"/>`,
    ...hoops,
    packLabel(196, 146, 104, 104, tint),
    sheet(398, 70, 150, 222, tint, 5),
    `<rect x="446" y="58" width="54" height="22" rx="6" fill="#5B6B66"/>`,
    ...[136, 165, 194, 222].map((y) => tick(512, y, 16, '#1F7A3D')),
    `<path d="M356 264l44 48" stroke="#26332F" stroke-width="14" stroke-linecap="round"/><circle cx="318" cy="222" r="52" fill="#DDEBF5" opacity=".55"/><circle cx="318" cy="222" r="52" fill="none" stroke="#26332F" stroke-width="9"/><path d="M286 204q10-18 28-22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  ].join('')
}
