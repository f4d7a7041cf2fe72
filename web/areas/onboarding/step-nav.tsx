import { Link } from 'react-router'
import type { Application } from '#domain/onboarding/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { isDone, type StepName, stepFilter, steps } from './steps.ts'

/** The steps, each a link; what is complete is marked. */
export function StepNav({ application, current }: { application: Application; current: StepName }) {
  return (
    <nav aria-label="Langkah pendaftaran seller">
      <ol className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {steps.map(({ name, label }, place) => {
          const done = isDone(application, name)
          const here = name === current
          return (
            <li key={name}>
              <Link
                to={{ search: stepFilter.search({ step: name }) }}
                preventScrollReset
                aria-current={here ? 'step' : undefined}
                className={cx(
                  'flex min-h-9 items-center gap-2 rounded-mark font-semibold hover:text-primary pointer-coarse:min-h-11',
                  here ? 'text-ink' : 'text-mute',
                )}
              >
                <span
                  className={cx(
                    'num grid size-7 shrink-0 place-items-center rounded-full border text-xs',
                    here && 'border-primary bg-primary text-white',
                    !here && done && 'border-primary bg-primary-tint text-primary',
                    !here && !done && 'border-line-strong',
                  )}
                >
                  {done && !here ? <Icon name="check" size={15} /> : place + 1}
                </span>
                {label}
                {done && <VisuallyHidden>, lengkap</VisuallyHidden>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
