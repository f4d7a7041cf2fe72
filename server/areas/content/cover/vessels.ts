import { ink, mix, packLabel, shadow } from './paint.ts'

/** Three bottles of one chemical, each of another grade. */
export function bottles(tint: string): string {
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
export function syrup(tint: string): string {
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

/** Drinks in glass bottles, and a strip that tells their pH. */
export function drinks(tint: string): string {
  const strip = ['#B3261E', '#C2571A', '#E0A030', '#9DB53A', '#4B7F1F', '#0E6B5E', '#2F62C9', '#5B3FA0']
  return [
    shadow(250, 200),
    drink(170, '#E0A030', tint),
    drink(270, '#C2571A', '#4B7F1F'),
    drink(370, '#B3264E', '#A83B7B'),
    `<rect x="446" y="70" width="64" height="226" rx="8" fill="${ink}" opacity=".1"/><rect x="442" y="64" width="64" height="226" rx="8" fill="#fff"/>`,
    ...strip.map(
      (colour, place) => `<rect x="452" y="${76 + place * 26}" width="44" height="20" rx="4" fill="${colour}"/>`,
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
export function still(tint: string): string {
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
