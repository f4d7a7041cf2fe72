import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { readDay, writeDay } from './form/read-day.ts'

interface DayRangeFormProps {
  /** 'Cari pesanan' */
  label: string
  /** The present search; days as '2026-12-31'. */
  searched: { from: string; until: string }
  /** The search text; without it only days are requested. */
  text?: { keyword: string; placeholder: string; longest: number }
  /** Stands before the days on wide screens. */
  dayLabel?: string
  /** Both days are needed. */
  whole?: boolean
  /** Where nothing is filtered, if anything is. */
  cleared: string | null
  className?: string
  /** Called with the typed search, by the names of the fields; days as '2026-12-31'. */
  onSearch: (typed: URLSearchParams) => void
  /** Hidden fields and choices of the list's own. */
  children?: ReactNode
}

const DAYS = ['dari', 'sampai'] as const

/** The search of a list by words and days. Pass the address as `key`, so that another address has its own fields. */
export function DayRangeForm(props: DayRangeFormProps) {
  const { label, searched, text, dayLabel, whole, cleared, className, onSearch, children } = props
  const id = useId()
  const [wrong, setWrong] = useState<{ names: readonly string[]; sentence: string }>({ names: [], sentence: '' })

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form)) typed.set(name, String(value))
    const days = DAYS.map((name) => [name, readDay(typed.get(name) ?? '')] as const)
    const unread = days.filter(([, day]) => day === null || (whole && day === '')).map(([name]) => name)
    const [from, until] = days.map(([, day]) => day)
    const isBackwards = from && until && from > until
    const names = isBackwards ? ['sampai'] : unread
    setWrong({
      names,
      sentence: isBackwards ? 'Tanggal akhir tidak boleh sebelum tanggal awal.' : 'Tulis tanggal seperti 31/12/2026.',
    })
    const [first] = names
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    for (const [name, day] of days) typed.set(name, day ?? '')
    onSearch(typed)
  }

  const dayField = (name: (typeof DAYS)[number], label: string, day: string) => (
    <DayInput
      id={`${id}-${name}`}
      name={name}
      aria-label={label}
      aria-invalid={wrong.names.includes(name)}
      aria-describedby={wrong.names.includes(name) ? `${id}-wrong` : undefined}
      defaultValue={writeDay(day)}
      className="w-34 max-sm:min-w-0 max-sm:flex-1"
    />
  )

  return (
    <search aria-label={text ? undefined : label}>
      <form onSubmit={search} className={cx('flex flex-wrap items-end gap-3', className)}>
        {text && (
          <Field label={label} hideLabel className="min-w-56 flex-1">
            <TextInput
              type="search"
              name="keyword"
              maxLength={text.longest}
              placeholder={text.placeholder}
              defaultValue={text.keyword}
              leading={<Icon name="search" size={19} />}
            />
          </Field>
        )}
        {children}
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <div className="flex items-center gap-2 max-sm:w-full">
            {dayLabel && (
              <label htmlFor={`${id}-dari`} className="text-sm text-mute max-xl:sr-only">
                {dayLabel}
              </label>
            )}
            {dayField('dari', 'Dari tanggal', searched.from)}
            <span className="text-sm text-mute">s.d.</span>
            {dayField('sampai', 'Sampai tanggal', searched.until)}
          </div>
          <Button type="submit" variant="secondary" className="h-11 max-sm:flex-1">
            Terapkan
          </Button>
          {cleared !== null && (
            <Link
              to={{ search: cleared }}
              className={buttonClass({ variant: 'ghost', className: 'h-11 max-sm:flex-1' })}
            >
              Hapus filter
            </Link>
          )}
        </div>
        {wrong.names.length > 0 && (
          <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-danger">
            {wrong.sentence}
          </p>
        )}
      </form>
    </search>
  )
}
