import type { ReactNode } from 'react'

const blue = '#2F62C9'
const orange = '#C2571A'
const plum = '#A83B7B'
const green = '#4B7F1F'
const ink = '#10231F'

type Load = 'drums' | 'cartons' | 'sacks' | 'fibre' | 'cans' | 'ibc'
type Slot = readonly [Load, string] | null

// the rack: four bays of two pallets on each of three levels, top first
const levels: readonly (readonly Slot[])[] = [
  [
    ['cartons', blue],
    ['fibre', green],
    ['sacks', orange],
    null,
    ['drums', plum],
    ['cartons', green],
    ['cans', blue],
    ['fibre', plum],
  ],
  [
    ['sacks', green],
    ['cans', plum],
    ['drums', blue],
    ['cartons', orange],
    ['ibc', blue],
    ['sacks', plum],
    null,
    ['drums', orange],
  ],
  [null, ['drums', green], ['fibre', plum], ['sacks', blue], ['cans', green], null, null, ['cartons', blue]],
]

const uprights = [62, 191, 320, 449, 578]
const beams = [218, 294, 370]

const stored = levels.flatMap((slots, level) =>
  slots.flatMap((slot, index) => {
    if (!slot) return []
    const [load, colour] = slot
    const x = (uprights[Math.floor(index / 2)] ?? 0) + 7 + (index % 2) * 60
    return { load, colour, x, y: (beams[level] ?? 0) - 4 }
  }),
)

/** The warehouse on the front page, drawn in the style of the pack shots; decoration only [HOME-1]. */
export function WarehouseScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-5 22 650 418" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="warehouse-wall" x2="0" y2="1">
          <stop stopColor="#E3F1EE" />
          <stop offset="1" stopColor="#F6F7F4" />
        </linearGradient>
        <linearGradient id="warehouse-round">
          <stop stopColor={ink} stopOpacity=".32" />
          <stop offset=".3" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor={ink} stopOpacity=".34" />
        </linearGradient>
        {loads}
      </defs>
      <Building />
      {stored.map(({ load, colour, x, y }) => (
        <use key={`${x} ${y}`} href={`#warehouse-${load}`} color={colour} x={x} y={y} />
      ))}
      <Rack />
      <Forklift />
      <g color={green}>
        <ellipse cx="96" cy="404" rx="84" ry="6" fill={ink} opacity=".14" />
        <use href="#warehouse-sacks" transform="translate(96 404) scale(1.28)" />
        <use href="#warehouse-drums" transform="translate(22 404) scale(1.28)" color={blue} />
      </g>
    </svg>
  )
}

function Building() {
  return (
    <>
      <path d="M8 152L320 34l312 118v232H8z" fill="url(#warehouse-wall)" />
      <path d="M72 172v200M136 130v242M256 92v280M384 92v280M504 130v242M568 172v200" stroke="#0E6B5E" opacity=".07" />
      <g fill="none" stroke="#0E6B5E" opacity=".22" strokeWidth="2">
        <path d="M22 150H618M320 40V150M220 80V150M420 80V150M120 116V150M520 116V150M120 150L220 80L320 150L420 80L520 150" />
      </g>
      <path
        d="M0 152L320 32l320 120"
        fill="none"
        stroke="#0E6B5E"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M290 62h60v-9L320 42l-30 11z" fill="#0A544A" opacity=".16" />
      {[128, 320, 512].map((x) => (
        <g key={x}>
          <path d={`M${x} ${x === 320 ? 70 : 118}V150`} stroke={ink} strokeWidth="1.5" opacity=".5" />
          <path d={`M${x - 15} 160q3-12 15-12t15 12z`} fill="#0A544A" />
          <path d={`M${x - 11} 160q11 6 22 0z`} fill="#FFE2A6" />
        </g>
      ))}
      <path d="M-5 384H645V440H-5z" fill="#DCE3DE" />
      <path d="M-5 384H645" stroke="#C6D0CA" strokeWidth="2" />
      <path d="M-5 420H645" stroke="#B86E00" strokeWidth="4" strokeDasharray="46 22" opacity=".4" />
    </>
  )
}

function Rack() {
  return (
    <>
      <path d={beams.map((y) => `M60 ${y}H580`).join('')} stroke="#B86E00" strokeWidth="7" />
      <path d={beams.map((y) => `M60 ${y - 2.5}H580`).join('')} stroke="#fff" strokeWidth="1.5" opacity=".35" />
      <path d={uprights.map((x) => `M${x} 166V384`).join('')} stroke="#0A544A" strokeWidth="7" />
      <path d={uprights.map((x) => `M${x - 2} 166V384`).join('')} stroke="#fff" strokeWidth="1.5" opacity=".25" />
      <path d={uprights.map((x) => `M${x - 8} 384h16`).join('')} stroke={ink} strokeWidth="4" opacity=".75" />
    </>
  )
}

/** In front of the rack at the right, with a pallet on its fork. */
function Forklift() {
  return (
    <>
      <ellipse cx="500" cy="407" rx="124" ry="8" fill={ink} opacity=".14" />
      <use href="#warehouse-cartons" transform="translate(362 384) scale(1.28)" color={plum} />
      <path d="M360 388h86v-5h-86z" fill={ink} />
      <path d="M440 268h7v122h-7zM452 268h7v122h-7z" fill="#26332F" />
      <path d="M438 290h24M438 330h24" stroke="#8A948F" strokeWidth="4" />
      <path
        d="M470 384v-92q0-10 10-10h62q8 0 11 8l22 70"
        fill="none"
        stroke="#26332F"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M506 346q-3-24 6-32h14q10 8 11 32z" fill={blue} />
      <circle cx="517" cy="303" r="9" fill="#E7C39B" />
      <path d="M506 301q0-12 11-12t11 12z" fill="#B86E00" />
      <path d="M510 322l-26 12" stroke={blue} strokeWidth="7" strokeLinecap="round" />
      <path d="M482 346l8-18" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path d="M462 352q0-8 8-8h26l8 12h46v-16q0-6 6-6h36q22 2 22 26v22q0 8-8 8H470q-8 0-8-8z" fill="#0E6B5E" />
      <path d="M556 338h34q18 2 20 16h-54z" fill="#fff" opacity=".16" />
      <path d="M462 372H614v10q0 8-8 8H470q-8 0-8-8z" fill="#0A544A" />
      <path d="M566 362h36M566 368h36" stroke="#0A544A" strokeWidth="2" />
      {[492, 584].map((x) => (
        <g key={x}>
          <circle cx={x} cy="390" r="17" fill={ink} />
          <circle cx={x} cy="390" r="8" fill="#C6D0CA" />
          <circle cx={x} cy="390" r="3" fill={ink} />
        </g>
      ))}
    </>
  )
}

const pallet = <path d="M0-7h56v3H0zM2-4h8v4H2zM24-4h8v4h-8zM46-4h8v4h-8z" fill="#A87F4A" />

/** One pallet of each kind, 56 wide, standing at 0 0, in the `color` it is used with. */
const loads = (
  <>
    <PalletOf id="drums">
      {[1, 19.5, 38].map((x) => (
        <g key={x}>
          <path d={`M${x}-48h17v41h-17z`} fill="currentColor" />
          <path d={`M${x}-48h17v41h-17z`} fill="url(#warehouse-round)" />
          <path
            d={`M${x - 0.5}-48h18M${x}-35h17M${x}-20h17M${x - 0.5}-8h18`}
            stroke={ink}
            strokeWidth="1.5"
            opacity=".35"
          />
          <path d={`M${x + 3.5}-33h10v11h-10z`} fill="#fff" />
        </g>
      ))}
    </PalletOf>
    <PalletOf id="fibre">
      {[1, 19.5, 38].map((x) => (
        <g key={x}>
          <path d={`M${x + 0.5}-44h16v37h-16z`} fill="#CFAE83" />
          <path d={`M${x + 3}-33h11v14h-11z`} fill="#fff" />
          <path d={`M${x + 3}-33h11v4h-11z`} fill="currentColor" />
          <path d={`M${x}-47h17v6h-17zM${x}-11h17v4h-17z`} fill="#9AA5A0" />
          <path d={`M${x}-47h17v40h-17z`} fill="url(#warehouse-round)" />
        </g>
      ))}
    </PalletOf>
    <PalletOf id="sacks">
      {[-19, -31, -43, -55].map((y, layer) => (
        <g key={y}>
          <rect
            x={layer % 2 ? 1 : 0}
            y={y}
            width="55"
            height="12.5"
            rx="5.5"
            fill={layer % 2 ? '#CFAE83' : '#DBBE94'}
          />
          <path d={`M${layer % 2 ? 34 : 10} ${y}h12v12.5h-12z`} fill="currentColor" />
          <path d={`M4 ${y + 12}h48`} stroke="#8E6B3D" opacity=".5" />
        </g>
      ))}
    </PalletOf>
    <PalletOf id="cartons">
      <path d="M1-31h26v24H1zM29-31h26v24H29zM8-53h38v22H8z" fill="#D3B283" />
      <path d="M21-31h6v24h-6zM49-31h6v24h-6zM38-53h8v22h-8z" fill="#8E6B3D" opacity=".28" />
      <path d="M12-31h3v24h-3zM40-31h3v24h-3zM24-53h4v22h-4z" fill="#fff" opacity=".45" />
      <path d="M3-18h8v8H3zM31-18h8v8h-8zM11-41h10v8H11z" fill="#fff" />
      <path d="M3-18h8v3H3zM31-18h8v3h-8zM11-41h10v3H11z" fill="currentColor" />
    </PalletOf>
    <PalletOf id="cans">
      {[0.5, 14.5, 28.5, 42.5].map((x) => (
        <g key={x}>
          <path d={`M${x + 1.5}-43h5v5h-5z`} fill="currentColor" />
          <path d={`M${x}-33q0-4 4-5l4-2q2-3 5 0v33h-13z`} fill="#F3F6F4" />
          <path d={`M${x}-33q0-4 4-5l4-2q2-3 5 0v33h-13z`} fill="url(#warehouse-round)" opacity=".5" />
          <path d={`M${x + 2}-27h9v12h-9z`} fill="#fff" />
          <path d={`M${x + 2}-27h9v4h-9z`} fill="currentColor" />
        </g>
      ))}
    </PalletOf>
    <PalletOf id="ibc">
      <path d="M24-57h9v5h-9z" fill="currentColor" />
      <rect x="2" y="-53" width="52" height="46" rx="4" fill="#F6F8F7" />
      <path d="M2-40h52v29q0 4-4 4H6q-4 0-4-4z" fill="currentColor" opacity=".16" />
      <path
        d="M2-53v46M15-53v46M28-53v46M41-53v46M54-53v46M2-52h52M2-37h52M2-22h52M2-8h52"
        fill="none"
        stroke="#8A948F"
        strokeWidth="1.5"
      />
      <path d="M14-42h28v19H14z" fill="#fff" />
      <path d="M14-42h28v5H14z" fill="currentColor" />
    </PalletOf>
  </>
)

function PalletOf({ id, children }: { id: Load; children: ReactNode }) {
  return (
    <g id={`warehouse-${id}`}>
      {pallet}
      {children}
    </g>
  )
}
