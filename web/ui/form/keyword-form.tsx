import type { FormEvent } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../picture/icon.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

interface KeywordFormProps {
  /** 'Cari produk' */
  label: string
  placeholder: string
  /** The current search text. */
  keyword: string
  /** In characters. */
  longest: number
  onSearch: (keyword: string) => void
}

/** The search of a list. Pass the address as `key`, so that another address resets its field. */
export function KeywordForm({ label, placeholder, keyword, longest, onSearch }: KeywordFormProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('keyword') ?? ''))
  }

  return (
    <search className="max-sm:w-full">
      <form onSubmit={search} className="flex items-end gap-3">
        <Field label={label} hideLabel className="min-w-0 max-w-md flex-1">
          <TextInput
            type="search"
            name="keyword"
            maxLength={longest}
            placeholder={placeholder}
            defaultValue={keyword}
            leading={<Icon name="search" size={19} />}
          />
        </Field>
        <Button type="submit" variant="secondary" className="h-11">
          Cari
        </Button>
      </form>
    </search>
  )
}
