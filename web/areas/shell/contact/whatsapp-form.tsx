import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { whatsappLink } from '#web/areas/catalogue/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { businessLines, OTHER_TYPE, type Question, questionProblem, questionText } from './question.ts'

const typeOptions = businessLines.map((name) => ({ value: name, label: name }))

/** A question to the platform, opened in WhatsApp as a prepared text [WA-1]. */
export function WhatsappForm({ phone }: { phone: string }) {
  const [asked, setAsked] = useState<Question>({ name: '', type: '', otherType: '', question: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<Question>) => {
    setAsked({ ...asked, ...part })
    setProblem(null)
  }

  function open() {
    const found = questionProblem(asked)
    setProblem(found)
    if (found) return
    const opened = window.open(whatsappLink(phone, questionText(asked)), '_blank')
    if (!opened) return toast.failure('Gagal membuka WhatsApp')
    // the other site must not access this page
    opened.opener = null
  }

  return (
    <form
      noValidate
      aria-label="Tanya kami lewat WhatsApp"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Nama Anda">
          <TextInput
            autoComplete="name"
            maxLength={LONGEST.name}
            value={asked.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Bidang bisnis">
          <Select
            placeholder="Pilih bidang"
            options={typeOptions}
            value={asked.type}
            onChange={(event) => change({ type: event.target.value })}
          />
        </Field>
      </div>
      {asked.type === OTHER_TYPE && (
        <Field label="Bidang bisnis lainnya">
          <TextInput
            maxLength={LONGEST.otherBusiness}
            value={asked.otherType}
            onChange={(event) => change({ otherType: event.target.value })}
          />
        </Field>
      )}
      <Field label="Pertanyaan Anda">
        <Textarea
          rows={2}
          maxLength={LONGEST.whatsappQuestion}
          value={asked.question}
          onChange={(event) => change({ question: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" icon={<Icon name="whatsapp" size={18} />}>
          Buka WhatsApp
        </Button>
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}
