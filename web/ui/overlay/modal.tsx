import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { withAmounts } from '../text/with-amounts.tsx'
import { backdropClass } from './float-class.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useWriting } from './writing.ts'

export interface ModalProps {
  open: boolean
  /** Called for Escape, the close button, or a click outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Beside the title: a link such as 'Tentang ...'. */
  aside?: ReactNode
  /** Buttons, at the end of the line; other content can push them there with `me-auto`. */
  footer?: ReactNode
  /** 420, 520, 720, 1120 px wide; full screen below 480 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Stands at the top of the window, so that what it lists grows downwards. */
  atTop?: boolean
  /** Wraps body and footer in a form. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** A click outside does not close it, because something typed would be lost. */
  keepOnPressOutside?: boolean
  /** No padding round the body: it brings its own. */
  flush?: boolean
  /** Of title and close button, where the body shows a head of its own: 'max-lg:hidden'. */
  headClass?: string
  /** The first field by default; none on touch screens, so that no keyboard pops up. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** A dialog over the page; its body scrolls, head and foot stay. Focus returns to where it came from. */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    aside,
    footer,
    size = 'md',
    onSubmit,
    keepOnPressOutside,
    children,
  } = props
  const { attributes, close } = useWriting()
  const Frame = onSubmit ? 'form' : 'div'
  const body = useRef<HTMLDivElement>(null)
  const focusBack = useFocusBack(open)

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={focusBack}
      disablePointerDismissal={keepOnPressOutside}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} forceRender />
        <Dialog.Viewport
          {...attributes}
          className={cx(
            'fixed inset-0 z-50 grid justify-items-center p-4 max-xs:p-0',
            props.atTop ? 'items-start' : 'items-center',
          )}
        >
          <Dialog.Popup
            initialFocus={props.initialFocus ?? ((how) => how === 'touch' || firstField(body.current))}
            className={cx(popupClass, widths[size], size === 'xl' && 'h-full')}
          >
            <div className={cx('flex items-start gap-3 px-6 pt-5 max-xs:px-4 max-xs:pt-4', props.headClass)}>
              <div className="min-w-0 flex-1 pt-1.5">
                <Dialog.Title className="text-xl font-semibold">{withAmounts(title)}</Dialog.Title>
                {description && (
                  <Dialog.Description className="mt-1 text-sm text-mute">{withAmounts(description)}</Dialog.Description>
                )}
              </div>
              {aside && <div className="pt-2 text-sm">{aside}</div>}
              <Dialog.Close render={<IconButton icon="close" label={close} className="-me-2" />} />
            </div>
            <Frame
              className="flex min-h-0 flex-1 flex-col"
              {...(onSubmit && {
                noValidate: true,
                onSubmit: (event: SubmitEvent<HTMLElement>) => {
                  // a form that the dialog is written in would hear it, too, and send what is behind the dialog
                  event.stopPropagation()
                  onSubmit(event as SubmitEvent<HTMLFormElement>) // so Frame is one
                },
              })}
            >
              <div
                ref={body}
                className={cx(
                  'min-h-0 flex-1 overflow-y-auto overscroll-contain',
                  !props.flush && 'px-6 py-4 max-xs:px-4',
                )}
              >
                {children}
              </div>
              {footer && (
                <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4 max-xs:px-4 max-xs:*:flex-1 max-xs:[&>.me-auto]:basis-full max-xs:pb-[max(1rem,env(safe-area-inset-bottom))]">
                  {footer}
                </div>
              )}
            </Frame>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The first field, or else the first focusable element. */
function firstField(body: HTMLElement | null) {
  return body?.querySelector<HTMLElement>(FIELDS) ?? true
}

// of a file, the button that chooses it
const FIELDS =
  'input:enabled:not([type="hidden"], [hidden]), select:enabled, textarea:enabled, button:enabled:has(+ [type="file"])'

const popupClass =
  'flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-modal bg-paper shadow-modal outline-none transition-[opacity,transform] duration-150 ease-out data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 max-xs:h-dvh max-xs:max-h-none max-xs:rounded-none'

const widths = { sm: 'max-w-105', md: 'max-w-130', lg: 'max-w-180', xl: 'max-w-280' }
