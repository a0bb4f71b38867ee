import type { ReactNode } from 'react'
import { Choices, type ChoicesProps } from './choices.tsx'
import { pictureChoicesRecipe } from './picture-choices.recipe.ts'

interface PictureChoicesProps<Value extends string> extends ChoicesProps<Value> {
  /** Decorative picture; the label is the accessible name. */
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  value: Value | null
}

/** A single choice with pictures. */
export const PictureChoices = <Value extends string>({ options, ...props }: PictureChoicesProps<Value>) => (
  <Choices
    {...props}
    recipe={pictureChoicesRecipe}
    options={options.map(({ value, label, picture }) => ({
      value,
      content: (
        <>
          {picture}
          {label}
        </>
      )
    }))}
  />
)
