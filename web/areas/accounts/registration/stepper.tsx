import { Link, useLocation } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type StepName, stepIndexOf, steps } from './steps.ts'

/** The current step; completed ones are links back. */
export function Stepper({ current, reachable }: { current: StepName; reachable: StepName }) {
  const here = stepIndexOf(current)
  const { search } = useLocation()
  return (
    <nav aria-label="Langkah pendaftaran">
      <ol className="flex items-center gap-2 text-sm sm:gap-3">
        {steps.map(({ name, label }, index) => {
          const done = index < stepIndexOf(reachable) && index !== here
          const mark = (
            <>
              <span
                className={cx(
                  'num grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold',
                  index === here && 'border-primary bg-primary text-white',
                  done && 'border-primary bg-primary-tint text-primary',
                  index !== here && !done && 'border-line-strong text-mute',
                )}
              >
                {done ? <Icon name="check" size={15} /> : index + 1}
              </span>
              <span
                className={cx(
                  'font-semibold',
                  index !== here && 'max-sm:sr-only',
                  !done && index !== here && 'text-mute',
                )}
              >
                {label}
              </span>
            </>
          )
          return (
            <li key={name} className={cx('flex items-center gap-2 sm:gap-3', index < steps.length - 1 && 'flex-1')}>
              {done ? (
                <Link
                  to={{ search, hash: name }}
                  preventScrollReset
                  className="flex items-center gap-2 rounded-mark hover:text-primary"
                >
                  {mark}
                </Link>
              ) : (
                <span aria-current={index === here ? 'step' : undefined} className="flex items-center gap-2">
                  {mark}
                </span>
              )}
              {index < steps.length - 1 && (
                <span
                  aria-hidden
                  className={cx('h-px min-w-2 flex-1', index < here ? 'bg-primary' : 'bg-line-strong')}
                />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
