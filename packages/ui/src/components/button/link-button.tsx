import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { RouterLink } from '../../provider/link.tsx'
import { buttonRecipe } from './recipe.ts'

const Root = chakra(RouterLink, buttonRecipe)

export type LinkButtonProps = ComponentProps<typeof Root>

/** A link styled as a button. */
export const LinkButton = (props: LinkButtonProps) => <Root {...props} />
