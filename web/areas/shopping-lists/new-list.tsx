import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { listPath } from './paths.ts'

/** Starts an empty list and opens it [ORDER-7]. */
export function NewList() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const create = useAct('daftar-belanja/buat', { refreshes: ['lists'] })
  const form = useCallForm(create, {
    start: { name: '' },
    body: ({ name }) => ({ name }),
    answered: ({ data }) => navigate(listPath(data.id)),
    onClose: () => setOpen(false),
  })
  return (
    <>
      <Button aria-haspopup="dialog" icon={<Icon name="plus" size={18} />} onClick={() => setOpen(true)}>
        Daftar baru
      </Button>
      <FormModal
        open={open}
        title="Daftar belanja baru"
        confirmLabel="Buat daftar"
        working={form.working}
        onSend={form.send}
        onClose={() => setOpen(false)}
      >
        <Field label="Nama daftar" error={form.formState.errors.name?.message}>
          <TextInput {...form.register('name')} maxLength={LONGEST.listName} placeholder="Bahan bulanan" />
        </Field>
      </FormModal>
    </>
  )
}
