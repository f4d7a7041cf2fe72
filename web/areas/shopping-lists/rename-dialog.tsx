import { LONGEST } from '#domain/limits.ts'
import type { ShoppingList } from '#domain/shopping-lists/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { listQuery } from './queries.ts'

interface Props {
  list: ShoppingList
  open: boolean
  onClose: () => void
}

/** Another name for a list. */
export function RenameDialog({ list, open, onClose }: Props) {
  const save = useAct('daftar-belanja/simpan', {
    done: 'Nama daftar diganti',
    refreshes: ['lists'],
    shows: listQuery(list.id, list.page),
  })
  const form = useCallForm(save, {
    start: { name: list.name },
    body: ({ name }) => ({ id: list.id, version: list.version, name, page: list.page }),
    onClose,
  })
  return (
    <FormModal
      open={open}
      title="Ganti nama daftar"
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
      onClose={onClose}
    >
      <Field label="Nama daftar" error={form.formState.errors.name?.message}>
        <TextInput {...form.register('name')} maxLength={LONGEST.listName} />
      </Field>
    </FormModal>
  )
}
