import { Fragment, type ReactNode } from 'react'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { Allowed } from '#domain/machine.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { type ActOptions, type Answered, type Reporting, useAct } from './use-act.ts'
import { useCallForm } from './use-call-form.ts'

interface Dialog {
  open: boolean
  onClose: () => void
}

interface OfferedAct<Thing> {
  label: string
  /** The accessible name, where the label alone does not say of what. */
  spoken?: string | undefined
  /** Whether the server allows it, with the reason why not. */
  can: Pick<Allowed, 'allowed'> & { reason?: string | null }
  /** Whether its button is there; by default while it is allowed. */
  shown?: boolean | undefined
  variant?: ButtonProps['variant'] | undefined
  size?: ButtonProps['size'] | undefined
  className?: string | undefined
  /** The dialog for the thing as it was when the button was pressed [ORDER-4, NEGO-14]. */
  dialog: (asked: Thing, dialog: Dialog) => ReactNode
}

/** The buttons of what may be done with a thing, and their questions, which stay open when the thing moves on. */
export function actsOn<Thing>(of: Thing, acts: Record<string, OfferedAct<Thing>>): ReactNode {
  return <Acts of={of} acts={acts} />
}

function Acts<Thing>({ of, acts }: { of: Thing; acts: Record<string, OfferedAct<Thing>> }) {
  const { asking, snapshot: asked, ask, close } = useConfirmation<string, Thing>(of)
  return Object.entries(acts).map(([name, { label, can, spoken, shown = can.allowed, dialog, ...appearance }]) => (
    <Fragment key={name}>
      {shown && (
        <Button
          {...appearance}
          aria-label={spoken}
          disabled={!can.allowed}
          reason={can.reason}
          onClick={() => ask(name)}
        >
          {label}
        </Button>
      )}
      {dialog(asked, { open: asking === name, onClose: close })}
    </Fragment>
  ))
}

interface ActWords<Path extends PlainPath, Thing>
  extends Omit<OfferedAct<Thing>, 'dialog'>,
    Omit<ActDialogProps<Path>, keyof Dialog | 'call' | 'body' | 'title' | 'children'> {
  /** The body, from the thing as it was when the button was pressed, and what was typed. */
  body: (asked: Thing, typed: string) => BodyOf<CallAt<Path>>
  title: string | ((asked: Thing) => string)
  /** The consequences. */
  text: string | ((asked: Thing) => ReactNode)
}

/** An act that needs only a confirmation or a text. */
export function actOn<const Path extends PlainPath, Thing>(
  call: Path,
  { label, spoken, can, shown, variant, size, className, body, title, text, ...act }: ActWords<Path, Thing>,
): OfferedAct<Thing> {
  return {
    ...{ label, spoken, can, shown, variant, size, className },
    dialog: (asked, dialog) => (
      <ActDialog
        {...act}
        {...dialog}
        call={call}
        body={(typed) => body(asked, typed)}
        title={typeof title === 'string' ? title : title(asked)}
      >
        {typeof text === 'string' ? text : text(asked)}
      </ActDialog>
    ),
  }
}

interface ActDialogProps<Path extends PlainPath>
  extends ActOptions<Path>,
    Dialog,
    Pick<Reporting<Answered<Path>>, 'answered'> {
  call: Path
  /** Made of what was typed, '' without a field. */
  body: (typed: string) => BodyOf<CallAt<Path>>
  /** The typed text, by its name in the body. */
  field?: { name: string; label: string; hint?: string; optional?: boolean; longest: number }
  title: string
  /** The consequences. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger' | undefined
}

/** Asks before an act, with a text where it takes one, and sends it; what is typed stays until it is sent. */
export function ActDialog<const Path extends PlainPath>({ field, ...props }: ActDialogProps<Path>) {
  return field ? <TypedAct {...props} field={field} /> : <PlainAct {...props} />
}

function PlainAct<const Path extends PlainPath>(props: ActDialogProps<Path>) {
  const { open, onClose, call, body, title, children, confirmLabel, cancelLabel, tone, answered, ...options } = props
  const act = useAct(call, options)
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      working={act.working}
      onConfirm={() => void act.send(body(''), { answered }).then(onClose)}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}

type Typing<Path extends PlainPath> = ActDialogProps<Path> & Required<Pick<ActDialogProps<Path>, 'field'>>

function TypedAct<const Path extends PlainPath>(props: Typing<Path>) {
  const { open, onClose, call, body, field, title, children, confirmLabel, cancelLabel, tone, answered, ...options } =
    props
  const form = useCallForm(useAct(call, options), {
    start: { [field.name]: '' },
    body: (typed) => body(typed[field.name] ?? '') as never, // a body of this call, without a field too many
    ...(answered && { answered }),
    onClose,
  })
  return (
    <TextDialog
      {...field}
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      form={form}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
    />
  )
}
