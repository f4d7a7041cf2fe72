import { Link } from 'react-router'
import { buttonClass } from '../action/button-class.ts'
import { Icon } from '../picture/icon.tsx'

interface KeyFootProps {
  /** Where the list begins; null there. */
  first: string | null
  /** Where it goes on; null at its end. */
  next: string | null
}

/** Below a list that is read on by key: it has no numbered pages, a way on and a way back to its beginning. */
export function KeyFoot({ first, next }: KeyFootProps) {
  if (first === null && next === null) return null
  return (
    <nav aria-label="Halaman" className="mt-4 flex flex-wrap justify-end gap-3">
      {first !== null && (
        <Link to={first} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Kembali ke awal
        </Link>
      )}
      {next !== null && (
        <Link to={next} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Berikutnya
          <Icon name="chevron-right" size={17} />
        </Link>
      )}
    </nav>
  )
}
