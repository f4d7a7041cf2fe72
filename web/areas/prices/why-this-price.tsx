/** 'Mengapa harga ini?': list, quantity and days of each price, on asking [SHOP-3]. */
export function WhyThisPrice({ reasons }: { reasons: readonly string[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-mark text-link">Mengapa harga ini?</summary>
      <ul className="mt-1.5 grid gap-1 text-mute">
        {reasons.map((reason) => (
          <li key={reason}>{reason}.</li>
        ))}
      </ul>
    </details>
  )
}
