import { encode } from 'uqr'

/** A text as a QR code, drawn here: a secret is shown to nobody else. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-50 max-w-full rounded-field border border-line bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
