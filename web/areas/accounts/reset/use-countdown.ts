import { useEffect, useState } from 'react'

/** Whole seconds until the instant (milliseconds since 1970), counting down to 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const over = left === 0
  // time passes outside React
  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [over])
  return left
}
