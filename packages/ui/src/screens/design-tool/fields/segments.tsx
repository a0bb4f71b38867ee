import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { Choices, type ChoicesProps } from './choices.tsx'
import { segmentsRecipe } from './segments.recipe.ts'

interface SegmentsProps<Value extends string> extends ChoicesProps<Value> {
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  /** Null if no option applies. */
  value: Value | null
}

/** A segmented control. */
export const Segments = <Value extends string>({ options, ...props }: SegmentsProps<Value>) => (
  <Choices
    {...props}
    recipe={segmentsRecipe}
    options={options.map(({ value, label, icon }) =>
      icon === undefined
        ? { value, content: label }
        : {
            value,
            title: label,
            content: (
              <>
                {icon}
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            )
          }
    )}
  />
)
