import { businessTypeLabel, registeredTypes } from '#domain/companies/business-type.ts'
import { LONGEST } from '#domain/limits.ts'
import { whatsappLink } from '#web/areas/catalogue/public.ts'
import { actByApi } from '#web/lib/api/api.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useOwnForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** 'Lainnya' needs a text [WA-1]. */
export const OTHER_TYPE = 'Lainnya'
export const businessLines = registeredTypes.map(businessTypeLabel)

/** A question for WhatsApp, as typed. */
export interface Question {
  name: string
  type: string
  otherType: string
  /** May be empty. */
  email: string
  question: string
}

/** The missing fields, as sentences to show at them [WA-1]. */
export function questionFaults({ name, type, otherType, email, question }: Question): Partial<Question> {
  return {
    ...(!name.trim() && { name: 'Nama harus diisi.' }),
    ...(!type && { type: 'Tipe bisnis harus dipilih.' }),
    ...(type === OTHER_TYPE && !otherType.trim() && { otherType: 'Silakan isi tipe bisnis lainnya' }),
    ...(email.trim() && !ADDRESS.test(email.trim()) && { email: 'Alamat e-mail tidak valid.' }),
    ...(!question.trim() && { question: 'Pertanyaan harus diisi.' }),
  }
}

// what is certainly none; the server knows the rest
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The company's business, as it was chosen or typed. */
export function businessOf({ type, otherType }: Pick<Question, 'type' | 'otherType'>): string {
  return type === OTHER_TYPE ? otherType.trim() : type
}

/** The prepared WhatsApp message. */
export function questionText({ name, question, ...asked }: Question): string {
  return `Halo Sentra Bahan, saya ${name.trim()} (${businessOf(asked)}).\n\n${question.trim().slice(0, LONGEST.whatsappQuestion)}`
}

const typeOptions = businessLines.map((name) => ({ value: name, label: name }))

/** A question to the platform, opened in WhatsApp as a prepared text, and stored for administrators [WA-1, ADM-5]. */
export function WhatsappForm({ phone }: { phone: string }) {
  const form = useOwnForm({
    start: { name: '', type: '', otherType: '', email: '', question: '' },
    faults: questionFaults,
    onValid(asked) {
      keep(asked)
      const opened = window.open(whatsappLink(phone, questionText(asked)), '_blank')
      if (!opened) return toast.failure('Gagal membuka WhatsApp')
      // the other site must not access this page
      opened.opener = null
      draft.forget()
    },
  })
  const draft = useFormDraft(form, 'pertanyaan')
  const { errors } = form.formState
  const isIncomplete = Boolean(errors.name ?? errors.type ?? errors.question)

  return (
    <form noValidate aria-label="Tanya kami lewat WhatsApp" className="grid gap-3" onSubmit={form.send}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField form={form} name="name" label="Nama Anda" autoComplete="name" maxLength={LONGEST.name} />
        <SelectField
          form={form}
          name="type"
          label="Tipe bisnis"
          placeholder="Pilih tipe bisnis"
          options={typeOptions}
        />
      </div>
      {form.watch('type') === OTHER_TYPE && (
        <TextField form={form} name="otherType" label="Tipe bisnis lainnya" maxLength={LONGEST.otherBusiness} />
      )}
      <TextField
        form={form}
        name="email"
        label="Alamat e-mail"
        optional
        type="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        hint="Bila diisi, kami dapat menjawab lewat e-mail."
      />
      <TextareaField
        form={form}
        name="question"
        label="Pertanyaan Anda"
        rows={2}
        maxLength={LONGEST.whatsappQuestion}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" icon={<Icon name="whatsapp" size={18} />}>
          Buka WhatsApp
        </Button>
        {isIncomplete && (
          <p role="alert" className="text-sm text-danger">
            Silakan lengkapi semua form
          </p>
        )}
      </div>
    </form>
  )
}

/** Stores the question; WhatsApp opens in any case, so a failure is not shown. */
function keep(asked: Question): void {
  const { name, email, question } = asked
  const body = { name, business: businessOf(asked), email: email.trim(), question }
  void actByApi('kontak/kirim', body).catch(() => undefined)
}
