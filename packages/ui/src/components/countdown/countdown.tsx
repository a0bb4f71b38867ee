import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { formatSeconds } from './format-seconds.ts'

export interface CountdownProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Remaining seconds, controlled by the parent. */
  seconds: number
}

/** Remaining time in tabular figures, not announced at each tick. */
export const Countdown = ({ seconds, ...rest }: CountdownProps) => (
  <chakra.span role="timer" textStyle="figure" dir="ltr" {...rest}>
    {formatSeconds(seconds)}
  </chakra.span>
)
