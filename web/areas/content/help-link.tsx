import { Link } from 'react-router'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { helpTopics } from './help-topics.ts'

interface Props {
  topic: keyof typeof helpTopics
  /** In a tab of its own, where something typed would be lost. */
  apart?: boolean
  className?: string
}

/** A '?' that leads members to the entry of the FAQ, which is not for visitors. */
export function HelpLink({ topic, apart, className }: Props) {
  const { signedIn } = useViewer()
  if (!signedIn) return null
  return (
    <Link
      to={`/faq#${topic}`}
      {...(apart && { target: '_blank', rel: 'noreferrer' })}
      aria-label={`Bantuan tentang ${helpTopics[topic]}${apart ? ' (jendela baru)' : ''}`}
      title={`Bantuan tentang ${helpTopics[topic]}`}
      data-print="hide"
      className={cx(
        'relative inline-grid size-6 shrink-0 place-items-center rounded-full align-[-0.3em] text-mute after:absolute after:-inset-2.5 hover:text-primary',
        className,
      )}
    >
      <Icon name="help" size={19} />
    </Link>
  )
}
