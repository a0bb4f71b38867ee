import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Spinner } from './spinner.tsx'
import { buttonRecipe } from './recipe.ts'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'size'> {
  /** @default 'outline' */
  variant?: NonNullable<RecipeVariantProps<typeof buttonRecipe>>['variant']
  /** @default 'md' */
  size?: NonNullable<RecipeVariantProps<typeof buttonRecipe>>['size']
  /** Fills the width it is given. */
  isWide?: boolean
  /** Work is under way: shows a spinner, keeps its size and focus, and takes no click. */
  isBusy?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Button({ isBusy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <Root
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </Root>
  )
}
