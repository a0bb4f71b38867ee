import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Spinner } from './spinner.tsx'
import { buttonRecipe } from './recipe.ts'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'size'> {
  /**
   * `accent` is the one step forward, once a view; `outline` the other step beside it.
   *
   * @default 'outline'
   */
  variant?: 'accent' | 'outline' | 'quiet' | 'danger' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
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
