import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { Appear } from '../motion/index.ts'

export interface StepProps {
  /** 1-based. */
  number: number
  title: string
  state: 'todo' | 'current' | 'done'
  /** Summary of the input, when done. */
  summary?: ReactNode
  /** Label of the button that reopens a done step. */
  changeLabel: string
  /** No button if omitted. */
  onChange?: (() => void) | undefined
  children: ReactNode
}

const indicators = {
  todo: { borderColor: 'border.control', color: 'fg.muted' },
  current: { layerStyle: 'chosen', forcedColorAdjust: 'none' },
  done: { borderColor: 'border.control', color: 'good' }
} as const

/** A step of a long form: a heading while pending, a form while active, a summary when done. */
export function Step({ number, title, state, summary, changeLabel, onChange, children }: StepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasCurrent = useRef(state === 'current')

  // Moves focus to a newly opened step, but not on page load.
  useEffect(() => {
    const isCurrent = state === 'current'
    if (isCurrent && !wasCurrent.current) heading.current?.focus()
    wasCurrent.current = isCurrent
  }, [state])

  return (
    <chakra.section aria-labelledby={id} borderBlockEndWidth="1px" paddingBlock={{ base: 5, md: 6 }}>
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          flexShrink={0}
          boxSize={8}
          borderRadius="full"
          borderWidth="1px"
          textStyle="figure"
          fontSize="sm"
          fontWeight="semibold"
          {...indicators[state]}
        >
          {state === 'done' ? <Check size={18} strokeWidth={1.75} /> : number}
        </chakra.span>
        <chakra.h2
          ref={heading}
          id={id}
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          flex="1"
          scrollMarginBlockStart="5.5rem"
          color={state === 'todo' ? 'fg.muted' : 'fg'}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {title}
        </chakra.h2>
        {state === 'done' && onChange ? (
          <Button
            variant="quiet"
            size="sm"
            marginInlineStart="auto"
            marginInlineEnd={-3}
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            aria-describedby={id}
            onClick={onChange}
          >
            {changeLabel}
          </Button>
        ) : null}
      </chakra.header>
      {state === 'done' ? (
        <chakra.div paddingInlineStart={11} color="fg.muted" overflowWrap="anywhere">
          {summary}
        </chakra.div>
      ) : null}
      {state === 'current' ? (
        <chakra.div asChild paddingInlineStart={{ md: 11 }} paddingBlockStart={5}>
          <Appear>{children}</Appear>
        </chakra.div>
      ) : null}
    </chakra.section>
  )
}
