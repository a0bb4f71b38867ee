import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { formatSeconds } from './format-seconds.ts'

export interface CountdownProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** Seconds left, told by whoever keeps the time. */
  seconds: number
}

/** Time left, in figures that keep their width. A timer is not read out at every tick. */
export const Countdown = ({ seconds, ...rest }: CountdownProps) => (
  <chakra.span role="timer" textStyle="figure" dir="ltr" {...rest}>
    {formatSeconds(seconds)}
  </chakra.span>
)
