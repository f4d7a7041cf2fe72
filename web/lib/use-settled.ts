import { useEffect, useState } from 'react'

/** The value once it has not changed for `pauseMs`. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  // a pause in typing is the passing of time, which no event reports
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
