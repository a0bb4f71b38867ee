import type { HTMLChakraProps } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useState } from 'react'
import { Countdown } from '../components/countdown/index.ts'
import { Notice } from '../components/notice/index.ts'

/** Remaining seconds since mount, by the clock: timers of suspended pages are unreliable. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const interval = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(interval)
  }, [seconds])
  return left
}

/** Rate limit message with a countdown; announced once, not at every tick. */
export function WaitNotice({ seconds, ...rest }: { seconds: number } & Omit<HTMLChakraProps<'div'>, 'children'>) {
  const left = useSecondsLeft(seconds)
  if (left === 0) {
    return (
      <Notice tone="info" {...rest}>
        {m.common_failure_wait_over()}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" {...rest}>
      {m.common_failure_wait()} <Countdown seconds={left} fontWeight="semibold" />
    </Notice>
  )
}
