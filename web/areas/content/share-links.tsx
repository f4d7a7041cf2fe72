import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  title: string
  /** The whole address, with its origin. */
  address: string
  className?: string
}

/** Ways to pass an article on [CONTENT-2]. */
export function ShareLinks({ title, address, className }: Props) {
  const copy = () =>
    copyText(address, {
      done: 'Tautan disalin',
      failed: 'Tautan tidak dapat disalin. Salin dari bilah alamat.',
    })
  const message = encodeURIComponent(`${title} ${address}`)
  const small = buttonClass({ variant: 'secondary', size: 'sm' })
  return (
    <div data-print="hide" className={cx('flex flex-wrap items-center gap-2', className)}>
      <span className="me-1 text-sm font-semibold">Bagikan</span>
      <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer" className={small}>
        <Icon name="whatsapp" size={18} />
        WhatsApp
        <span className="sr-only"> (jendela baru)</span>
      </a>
      <a
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
        className={small}
      >
        <Icon name="linkedin" size={18} />
        LinkedIn
        <span className="sr-only"> (jendela baru)</span>
      </a>
      <Button variant="secondary" size="sm" icon={<Icon name="link" size={18} />} onClick={() => void copy()}>
        Salin tautan
      </Button>
    </div>
  )
}
