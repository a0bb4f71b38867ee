import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldParts {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export interface FieldProps {
  label: string
  /** Help text below the label. */
  hint?: ReactNode
  /** Error message. */
  error?: string | undefined
  /** @default true */
  isRequired?: boolean
  /** Renders the control with the given props. */
  children: (parts: FieldParts) => ReactNode
}

/** Label, hint and error of a control, with their ARIA associations. */
export function Field({ label, hint, error, isRequired = true, children }: FieldProps) {
  const id = useId()
  const described = [hint === undefined ? undefined : `${id}-hint`, error === undefined ? undefined : `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <chakra.div display="flex" flexDirection="column" gap={1.5}>
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        required: isRequired
      })}
      {hint === undefined ? null : (
        <chakra.div id={`${id}-hint`} textStyle="small" color="fg.muted">
          {hint}
        </chakra.div>
      )}
      {error === undefined ? null : (
        <chakra.div id={`${id}-error`} textStyle="small" color="bad" display="flex" gap={1.5}>
          <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
          {error}
        </chakra.div>
      )}
    </chakra.div>
  )
}
