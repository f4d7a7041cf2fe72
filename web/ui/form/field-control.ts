import { createContext, use } from 'react'

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

/** From the Field to the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null)

/** From a Field of several controls to its choices: whether what is chosen is wrong. */
export const GroupContext = createContext(false)

interface ControlAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes that connect a control to the surrounding Field; the control's own take precedence. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext)
  if (!field) return { id: own.id, 'aria-describedby': own['aria-describedby'], 'aria-invalid': own['aria-invalid'] }
  return {
    id: own.id ?? field.id,
    'aria-describedby': [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}

/** The frame shared by one-line controls. */
export const controlClass =
  'w-full rounded-field border border-line-strong bg-paper text-base text-ink transition-colors hover:border-line-control focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:border-line disabled:bg-page disabled:text-mute'
