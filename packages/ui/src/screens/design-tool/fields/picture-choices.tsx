import type { ReactNode } from 'react'
import { Choices, type ChoicesProps } from './choices.tsx'
import { pictureChoicesRecipe } from './picture-choices.recipe.ts'

interface PictureChoicesProps<Value extends string> extends ChoicesProps<Value> {
  /** The picture says nothing to a screen reader: the label does. */
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  value: Value | null
}

/** Ways of which one holds, each with a little picture of what it does. */
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
