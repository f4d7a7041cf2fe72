import { Form } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { fieldsOf, type ListFilters } from './list-address.ts'

interface Props {
  /** The address of the list. */
  action: string
  /** The name of the search among others on the page. */
  name?: string
  label: string
  placeholder: string
  keyword: string | undefined
  /** The filters that stay. */
  keeps: Partial<ListFilters>
  /** As wide as a narrow screen. */
  wide?: boolean
}

/** Searches within a list, with the keyword in its address. */
export function ListSearch({ action, name, label, placeholder, keyword, keeps, wide }: Props) {
  return (
    <Form
      action={action}
      role="search"
      aria-label={name}
      // another address has another keyword: the field starts again with it
      key={keyword}
      className={cx('flex gap-2', wide && 'max-sm:w-full')}
    >
      {fieldsOf(keeps).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <TextInput
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST.keyword}
        defaultValue={keyword}
        leading={<Icon name="search" size={18} />}
        className={wide ? 'w-64 max-sm:flex-1' : 'w-60 max-sm:w-full'}
      />
      <Button type="submit" variant="secondary" className="h-11!">
        Cari
      </Button>
    </Form>
  )
}
