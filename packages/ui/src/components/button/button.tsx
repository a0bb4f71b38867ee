import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Spinner } from './spinner.tsx'
import { buttonRecipe } from './recipe.ts'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'size'> {
  /** `accent` is the primary action, once per view; `outline` a secondary one. @default 'outline' */
  variant?: 'accent' | 'outline' | 'quiet' | 'danger' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Fills the available width. */
  isWide?: boolean
  /** Shows a spinner, keeps size and focus, and ignores clicks. */
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
