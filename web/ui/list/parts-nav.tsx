import { useLocation } from 'react-router'
import { PillLinks } from './pill-links.tsx'

interface PartsNavProps {
  /** The accessible name of the row. */
  label: string
  parts: readonly { to: string; label: string; count?: number }[]
}

/** The pages of one work, as pills above each of them. */
export function PartsNav({ label, parts }: PartsNavProps) {
  const { pathname } = useLocation()
  return (
    <div className="mb-4">
      <PillLinks label={label} links={parts.map((part) => ({ ...part, current: part.to === pathname }))} />
    </div>
  )
}
