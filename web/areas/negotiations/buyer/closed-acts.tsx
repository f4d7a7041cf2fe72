import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'

type Can = BuyerNegotiation['can']

/** The reasons for closed actions, as text beside the buttons [NEGO-9]. */
export function ClosedActs({ can }: { can: Can }) {
  const reasons = new Map<string, string[]>()
  for (const [act, label] of labels) {
    const { allowed, reason } = can[act]
    if (!allowed && reason) reasons.set(reason, [...(reasons.get(reason) ?? []), label])
  }
  if (reasons.size === 0) return null
  return (
    <ul className="grid gap-1 border-t border-line pt-2.5 text-xs text-mute">
      {[...reasons].map(([reason, acts]) => (
        <li key={reason}>
          {acts.join(', ')}: {reason}
        </li>
      ))}
    </ul>
  )
}

const labels: [keyof Can, string][] = [
  ['agree', 'Setuju'],
  ['counter', 'Nego Lagi'],
]
