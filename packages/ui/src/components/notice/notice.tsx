import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'

const icons = { good: CircleCheck, info: Info, warn: TriangleAlert, bad: OctagonAlert } as const

export interface NoticeProps extends HTMLChakraProps<'div'> {
  tone: keyof typeof icons
  ref?: Ref<HTMLDivElement>
}

/** An inline message. Errors are announced assertively, others politely. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <chakra.div
      role={tone === 'bad' ? 'alert' : 'status'}
      display="flex"
      gap={3}
      padding={4}
      borderRadius="control"
      bg={`${tone}.soft`}
      color="fg"
      {...rest}
    >
      <chakra.span color={tone} flexShrink={0} marginTop="2px">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minWidth={0}>
        {children}
      </chakra.div>
    </chakra.div>
  )
}
