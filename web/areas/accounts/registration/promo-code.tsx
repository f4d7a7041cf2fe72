import { type SyntheticEvent, useState } from 'react'
import type { Promo } from '#domain/accounts/contract-registration.ts'
import { LONGEST } from '#domain/limits.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatLastDay } from '#web/lib/dates.ts'
import { type Problem, useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  promo: Promo | null
  /** The server's refusal of the code when registering. */
  refused: Problem | null
  onChange: (promo: Promo | null) => void
}

const NOT_CHECKED = 'Kode promo belum dapat diperiksa. Periksa koneksi Anda, lalu coba lagi.'

/** A promotion code, checked before it is used; its voucher is shown at once [REG-2]. */
export function PromoCode({ promo, refused, onChange }: Props) {
  const [checked, setChecked] = useState(false)
  const checking = useAct('promo/cek', { failed: NOT_CHECKED })
  const form = useCallForm(checking, {
    start: { promoCode: '' },
    body: (typed) => typed,
    answered({ data }) {
      setChecked(true)
      onChange(data)
    },
    refused,
    onRefused({ sentence }) {
      form.refuse('promoCode', sentence)
    },
    keep: true,
  })

  if (promo) {
    return (
      // takes the place, and the focus, of the form
      <div tabIndex={-1} ref={checked ? focus : undefined} className="mb-8 rounded-card">
        <PromoTicket promo={promo} onRemove={() => onChange(null)} />
      </div>
    )
  }
  return (
    <form method="post" onSubmit={form.send} noValidate className="mb-8 border-b border-line pb-6">
      <Field label="Kode promo" error={form.formState.errors.promoCode?.message}>
        <div className="flex gap-3">
          <TextInput
            {...form.register('promoCode')}
            className="flex-1"
            onInput={inCapitals}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST.promoCode}
            placeholder="Misalnya BAHANBARU"
          />
          <Button type="submit" variant="secondary" className="h-11" working={form.working}>
            Gunakan
          </Button>
        </div>
      </Field>
    </form>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

function inCapitals({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  input.value = input.value.toUpperCase()
}

interface TicketProps {
  promo: Promo
  onRemove?: () => void
  className?: string
}

/** The voucher of a code. */
export function PromoTicket({ promo, onRemove, className }: TicketProps) {
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-card border border-dashed border-primary-line bg-primary-wash px-4 py-3.5',
        className,
      )}
    >
      <Icon name="check-circle" className="mt-0.5 text-primary" />
      <div className="num min-w-0 flex-1 text-sm">
        <p className="font-semibold">
          <span className="whitespace-nowrap">
            Voucher <Amount of={promo.amount} />
          </span>{' '}
          · {promo.code}
        </p>
        <p className="text-ink-soft">
          Untuk belanja mulai <Amount of={promo.minSpend} />, berlaku hingga{' '}
          <span className="whitespace-nowrap">{formatLastDay(promo.validUntil)}</span>.
        </p>
      </div>
      {onRemove && (
        <Button variant="ghost" size="sm" onClick={onRemove}>
          Ganti
        </Button>
      )}
    </div>
  )
}
