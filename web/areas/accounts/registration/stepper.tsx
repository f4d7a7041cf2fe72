import { Link, useLocation } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { placeOf, type StepName, steps } from './steps.ts'

/** The current step; completed ones are links back. */
export function Stepper({ current, reachable }: { current: StepName; reachable: StepName }) {
  const here = placeOf(current)
  const { search } = useLocation()
  return (
    <nav aria-label="Langkah pendaftaran">
      <ol className="flex items-center gap-2 text-sm sm:gap-3">
        {steps.map(({ name, label }, place) => {
          const done = place < placeOf(reachable) && place !== here
          const mark = (
            <>
              <span
                className={cx(
                  'num grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold',
                  place === here && 'border-primary bg-primary text-white',
                  done && 'border-primary bg-primary-tint text-primary',
                  place !== here && !done && 'border-line-strong text-mute',
                )}
              >
                {done ? <Icon name="check" size={15} /> : place + 1}
              </span>
              <span
                className={cx(
                  'font-semibold',
                  place !== here && 'max-sm:sr-only',
                  !done && place !== here && 'text-mute',
                )}
              >
                {label}
              </span>
            </>
          )
          return (
            <li key={name} className={cx('flex items-center gap-2 sm:gap-3', place < steps.length - 1 && 'flex-1')}>
              {done ? (
                <Link
                  to={{ search, hash: name }}
                  preventScrollReset
                  className="flex items-center gap-2 rounded-mark hover:text-primary"
                >
                  {mark}
                </Link>
              ) : (
                <span aria-current={place === here ? 'step' : undefined} className="flex items-center gap-2">
                  {mark}
                </span>
              )}
              {place < steps.length - 1 && (
                <span
                  aria-hidden
                  className={cx('h-px min-w-2 flex-1', place < here ? 'bg-primary' : 'bg-line-strong')}
                />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
