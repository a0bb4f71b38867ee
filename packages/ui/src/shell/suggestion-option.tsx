/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox with pictures and prices has no element of its own */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { RouterLink } from '../provider/link.tsx'

/** A link in the listbox. */
export const Option = chakra(RouterLink, {
  className: 'suggestion',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'target',
    paddingInline: 3,
    paddingBlock: 1,
    borderRadius: 'control',
    _hover: { bg: 'bg.raised' },
    '& > svg': { flexShrink: 0 },
    '&[aria-selected=true]': { bg: 'bg.raised', outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' }
  }
})

/** Props of an option's icon. */
export const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface GroupProps {
  id: string
  title: string
  /** The title has a button beside it. @default false */
  isTall?: boolean
  children: ReactNode
}

/** Options under a title. */
export function Group({ id, title, isTall = false, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <chakra.p
        id={id}
        textStyle="small"
        color="fg.muted"
        paddingInline={3}
        {...(isTall ? { height: 'target', display: 'flex', alignItems: 'center' } : { paddingBlock: 1.5 })}
      >
        {title}
      </chakra.p>
      {children}
    </div>
  )
}
