import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  /** Asked before anything is done, since programs that scan mail for harmful links open them too. */
  stage: 'ask' | 'done' | 'refused'
  title: ReactNode
  children: ReactNode
  /** The act of the link, where it asks. */
  act?: { label: string; working: boolean; onPress: () => unknown }
  /** Where to go on from here once that is done, or refused. */
  next: ReactNode
}

/** A page that the link of a mail opens: one question, one button, and how it went [REG-1, REG-3]. */
export function LinkPage({ stage, title, children, act, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that had the focus is gone
  useEffect(() => {
    if (stage !== 'ask') heading.current?.focus()
  }, [stage])

  const { icon, tone } = appearances[stage]
  return (
    <main className="page-width grid min-h-[60vh] content-center justify-items-center py-12 text-center">
      <span className={`grid size-14 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} size={26} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {withAmounts(title)}
      </h1>
      <div className="mt-1.5 max-w-105 text-mute">{withAmounts(children)}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {act && stage === 'ask' ? (
          <Button data-early="" size="lg" working={act.working} onClick={() => void act.onPress()}>
            {act.label}
          </Button>
        ) : (
          next
        )}
      </div>
    </main>
  )
}

const appearances: Record<Props['stage'], { icon: IconName; tone: string }> = {
  ask: { icon: 'mail', tone: 'bg-primary-tint text-primary' },
  done: { icon: 'check', tone: 'bg-success-tint text-success' },
  refused: { icon: 'warning', tone: 'bg-amber-tint text-amber' },
}
