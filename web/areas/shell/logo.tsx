import { Link } from 'react-router'

/** Logo and name; `compact` leaves the name to screen readers on a phone, where the header is full. */
export function Logo({ compact }: { compact?: boolean }) {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 text-[1.1875rem] font-bold tracking-tight text-ink no-underline"
    >
      <svg viewBox="0 0 34 34" width="32" height="32" aria-hidden="true">
        <path d="M17 2l13 7.5v15L17 32 4 24.5v-15z" fill="#0E6B5E" />
        <path d="M17 9l7 4v8l-7 4-7-4v-8z" fill="none" stroke="#fff" strokeWidth="2.4" />
      </svg>
      <span className={compact ? 'max-xs:sr-only' : undefined}>Sentra Bahan</span>
    </Link>
  )
}
