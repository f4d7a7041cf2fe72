import { Combobox } from '@base-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ControllerRenderProps, type UseFormReturn, useController } from 'react-hook-form'
import { Link } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { controlClass, useFieldControl } from '#web/ui/form/field-control.ts'
import { floatClass } from '#web/ui/overlay/float-class.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { OWN_PROPOSALS_PATH } from '../paths.ts'
import { materialsQuery } from './queries.ts'
import { type ChosenMaterial, materialLabel, type TypedOffer } from './typed-offer.ts'

interface Props {
  form: UseFormReturn<TypedOffer>
}

const PAUSE_MS = 250

const ProposeDialog = lazyDialog(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

/** Picks the material of an offer by its name, CAS, E number or INCI [MAT-5]. */
export function MaterialField({ form }: Props) {
  const error = form.formState.errors.materialId?.message
  const { field } = useController({ control: form.control, name: 'materialId' })
  const [typed, setTyped] = useState(() => (field.value ? materialLabel(field.value) : ''))
  // the box is emptied when it is left without a choice
  const [searched, setSearched] = useState('')
  const [proposed, setProposed] = useState<string | null>(null)
  function type(text: string) {
    setTyped(text)
    if (text.trim()) setSearched(text.trim())
  }

  return (
    <div>
      <Field
        label="Bahan"
        error={error}
        hint="Cari menurut nama, nomor CAS, kode E, atau INCI. Kategori dan fakta bahan mengikuti pilihan ini."
      >
        <MaterialBox field={field} typed={typed} onType={type} />
      </Field>
      {field.value === null && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <Button variant="ghost" size="sm" onClick={() => setProposed(searched)}>
            Usulkan bahan baru
          </Button>
          <Link to={OWN_PROPOSALS_PATH} className="text-link text-sm">
            Usulan Anda
          </Link>
        </div>
      )}
      {/* anew for each name, so that it begins with it */}
      <ProposeDialog
        key={proposed ?? ''}
        open={proposed !== null}
        facts={proposed ?? ''}
        onClose={() => setProposed(null)}
      />
    </div>
  )
}

interface BoxProps {
  field: ControllerRenderProps<TypedOffer, 'materialId'>
  typed: string
  onType: (typed: string) => void
}

function MaterialBox({ field, typed, onType }: BoxProps) {
  const chosen: ChosenMaterial | null = field.value
  const wiring = useFieldControl({})
  const keyword = useSettled(typed.trim(), PAUSE_MS)
  const isRequested = keyword.length > 1 && keyword !== (chosen && materialLabel(chosen))
  const {
    data: found = [],
    isFetching,
    isError,
    refetch,
  } = useQuery({ ...materialsQuery(keyword), enabled: isRequested })
  const known = chosen ? [chosen] : []
  const items: ChosenMaterial[] = isRequested
    ? found.map(({ id, name, casNumber }) => ({ id, name, casNumber }))
    : known

  return (
    <Combobox.Root
      items={items}
      filter={null}
      value={chosen}
      onValueChange={(material) => field.onChange(material)}
      inputValue={typed}
      onInputValueChange={onType}
      itemToStringLabel={materialLabel}
      isItemEqualToValue={(one, other) => one.id === other.id}
    >
      <Combobox.Input
        {...wiring}
        ref={field.ref}
        name="materialId"
        placeholder="Misalnya asam sitrat atau 77-92-9"
        maxLength={LONGEST.keyword}
        autoComplete="off"
        onBlur={field.onBlur}
        className={cx(controlClass, 'h-11 px-3.5')}
      />
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={6} collisionPadding={12} className="z-60">
          <Combobox.Popup className={cx(floatClass, 'max-h-80 w-(--anchor-width) overflow-y-auto p-2')}>
            <Combobox.Status className="block px-3 text-sm text-mute empty:hidden">
              {stateOf({ keyword, isRequested, isFetching, isError, count: found.length })}
            </Combobox.Status>
            {isError && (
              <button type="button" className="text-link px-3 py-2 text-sm" onClick={() => void refetch()}>
                Coba lagi
              </button>
            )}
            <Combobox.List>
              {(material: ChosenMaterial) => (
                <Combobox.Item
                  key={material.id}
                  value={material}
                  className="cursor-pointer rounded-field px-3 py-2 data-highlighted:bg-primary-tint"
                >
                  <span className="block font-semibold">{material.name}</span>
                  {material.casNumber && <span className="num block text-sm text-mute">CAS {material.casNumber}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function stateOf(search: {
  keyword: string
  isRequested: boolean
  isFetching: boolean
  isError: boolean
  count: number
}): string {
  if (!search.isRequested) return search.keyword.length > 1 ? '' : 'Ketik setidaknya dua huruf.'
  if (search.isFetching) return 'memuat . . .'
  if (search.isError) return 'Bahan belum dapat dicari.'
  return search.count === 0 ? 'Tidak ada bahan dengan nama atau nomor itu.' : ''
}
