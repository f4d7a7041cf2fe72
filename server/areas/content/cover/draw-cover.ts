import type { CoverKind } from '#domain/content/cover.ts'
import { certificate, document, hazard, ink, label, mix, packLabel, shadow, sheet, tick } from './papers.ts'

/** Three bottles of one chemical, each of another grade. */
function bottles(tint: string): string {
  const dark = mix(tint, ink, 0.35)
  return [
    shadow(320, 220),
    jar(160, 150, 108, 168, '#F3F6F4', '#DDE3E0', tint),
    jar(462, 138, 112, 180, '#A8642B', '#6E3F17', '#C2571A'),
    jar(304, 92, 124, 226, tint, dark, tint),
  ].join('')
}

function jar(x: number, y: number, width: number, height: number, skin: string, cap: string, tint: string): string {
  const half = width / 2
  const neck = half * 0.42
  const path = `M${x - neck} ${y}h${neck * 2}v14q0 10 ${half - neck - 4} 20 4 4 4 16v${height - 62}q0 12-12 12H${x - half + 12}q-12 0-12-12V${y + 50}q0-12 4-16 ${half - neck - 4}-10 ${half - neck - 4}-20z`
  return [
    `<path d="${path}" fill="${skin}"/><path d="${path}" fill="url(#r)"/>`,
    `<rect x="${x - neck - 4}" y="${y - 34}" width="${neck * 2 + 8}" height="36" rx="6" fill="${cap}"/><rect x="${x - neck - 4}" y="${y - 34}" width="${neck * 2 + 8}" height="36" rx="6" fill="url(#r)"/>`,
    packLabel(x - half + 8, y + height * 0.42, width - 16, height * 0.44, tint),
  ].join('')
}

/** A bottle of syrup with its measuring cup, and what a gas chromatograph says of the solvent. */
function syrup(tint: string): string {
  return [
    `<rect x="336" y="66" width="216" height="150" rx="10" fill="${ink}" opacity=".1"/><rect x="330" y="60" width="216" height="150" rx="10" fill="#fff"/>`,
    `<path d="M352 80v108h176" fill="none" stroke="#B9C6C1" stroke-width="3"/><path d="M354 182h22q6 0 8-20 4-74 8 0 2 20 10 20h36q4 0 6-8 3-12 6 0 2 8 8 8h10q5 0 7-12 4-34 8 0 2 12 8 12h34" fill="none" stroke="${tint}" stroke-width="3.5" stroke-linejoin="round"/><path d="M352 164h176" stroke="#B3261E" stroke-width="2" stroke-dasharray="7 6"/>`,
    shadow(210, 96),
    jar(210, 104, 132, 214, '#8A4A1C', '#F3F6F4', tint),
    shadow(362, 56),
    `<path d="M324 236h76l-10 74q-2 8-28 8t-28-8z" fill="#fff" opacity=".86"/><path d="M330 274h64l-5 36q-2 8-27 8t-27-8z" fill="${tint}" opacity=".7"/><path d="M324 236h76l-10 74q-2 8-28 8t-28-8zM378 252h12M376 266h12M374 280h12" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2.5"/>`,
    `<path d="M470 318q-26-18 0-60 26 42 0 60z" fill="${tint}"/><path d="M460 296q0 10 8 14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
  ].join('')
}

/** Drinks in glass bottles, and a strip that shows their pH. */
function drinks(tint: string): string {
  const strip = ['#B3261E', '#C2571A', '#E0A030', '#9DB53A', '#4B7F1F', '#0E6B5E', '#2F62C9', '#5B3FA0']
  return [
    shadow(250, 200),
    drink(170, '#E0A030', tint),
    drink(270, '#C2571A', '#4B7F1F'),
    drink(370, '#B3264E', '#A83B7B'),
    `<rect x="446" y="70" width="64" height="226" rx="8" fill="${ink}" opacity=".1"/><rect x="442" y="64" width="64" height="226" rx="8" fill="#fff"/>`,
    ...strip.map(
      (colour, index) => `<rect x="452" y="${76 + index * 26}" width="44" height="20" rx="4" fill="${colour}"/>`,
    ),
    `<path d="M524 138l-16-9v18z" fill="${ink}"/><path d="M526 138h40" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  ].join('')
}

function drink(x: number, liquid: string, cap: string): string {
  const glass = `M${x - 13} 92h26v34q0 14 13 26 9 9 9 26v118q0 20-35 20t-35-20V178q0-17 9-26 13-12 13-26z`
  return [
    `<path d="${glass}" fill="#fff" opacity=".75"/><path d="M${x - 13} 122q1 16-13 30-9 9-9 26v118q0 20 35 20t35-20V178q0-17-9-26-14-14-13-30z" fill="${liquid}" opacity=".85"/><path d="${glass}" fill="url(#r)" opacity=".7"/>`,
    `<rect x="${x - 17}" y="74" width="34" height="22" rx="5" fill="${cap}"/>`,
    packLabel(x - 31, 196, 62, 72, cap),
  ].join('')
}

/** A still for essential oil: kettle, cooler and what drips from it. */
function still(tint: string): string {
  return [
    shadow(206, 120),
    '<path d="M150 258q-18-8-18-40 0-70 76-70t76 70q0 32-18 40z" fill="#B8703A"/><path d="M150 258q-18-8-18-40 0-70 76-70t76 70q0 32-18 40z" fill="url(#r)"/><path d="M180 152q2-44 28-44t28 44z" fill="#C98349"/><path d="M146 246h124v14H146z" fill="#7A441C"/>',
    `<path d="M150 260h116l14 58H136z" fill="#5B6B66"/><path d="M190 282h36v36h-36z" fill="${ink}"/><path d="M198 318q-6-14 8-28 2 10 8 8 8 8 2 20z" fill="#E0A030"/>`,
    '<path d="M208 112q2-56 96-40l74 56" fill="none" stroke="#B8703A" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="M212 104q6-38 90-28l72 54" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>',
    `<path d="M356 122h92v132h-92z" fill="#fff" opacity=".8"/><path d="M356 150h92v104h-92z" fill="#2F62C9" opacity=".22"/><path d="M378 126q44 10 44 22t-44 14 0 26 44 12-44 14 0 24h44v18" fill="none" stroke="#B8703A" stroke-width="7" stroke-linejoin="round"/><path d="M356 122v132h92V122" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/>`,
    shadow(424, 56, 320),
    `<path d="M412 268h24v14l22 28q4 10-8 10h-52q-12 0-8-10l22-28z" fill="#fff" opacity=".85"/><path d="M402 298h44l10 14q2 8-6 8h-52q-8 0-6-8z" fill="#E0C040"/><path d="M412 268v14l-22 28q-4 10 8 10h52q12 0 8-10l-22-28v-14" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2.5"/>`,
    `<path d="M520 306q-16-90 42-130 20 88-42 130zM520 306q-46-36-60-84 54 12 60 84z" fill="${tint}" opacity=".8"/><path d="M520 306q8-74 38-118M520 306q-16-44-52-74" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>`,
  ].join('')
}

const pallet = (x: number, width: number) =>
  `<path d="M${x} 300h${width}v8H${x}zM${x + 6} 308h22v12h-22zM${x + width / 2 - 11} 308h22v12h-22zM${x + width - 28} 308h22v12h-22z" fill="#A87F4A"/>`

/** Sacks that are kept dry, and the hygrometer that says so. */
function store(tint: string): string {
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
function truck(tint: string): string {
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
function rack(tint: string): string {
  const quarters = ['#2F62C9', '#4B7F1F', '#B86E00', tint]
  const cartons = [88, 164, 240].flatMap((y, level) =>
    [0, 1, 2, 3].map((index) => {
      if ((level * 4 + index) % 7 === 5) return ''
      const x = 106 + index * 86
      const colour = quarters[(index + level) % 4] ?? tint
      return `<path d="M${x} ${y}h68v48h-68z" fill="${index % 2 ? '#D3B283' : '#C7A473'}"/><path d="M${x + 26} ${y}h12v48h-12z" fill="#fff" opacity=".4"/><path d="M${x + 6} ${y + 24}h22v16h-22z" fill="#fff"/><path d="M${x + 6} ${y + 24}h22v6h-22z" fill="${colour}"/><path d="M${x} ${y + 43}h68v5h-68z" fill="${colour}"/>`
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
function inspection(tint: string): string {
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
