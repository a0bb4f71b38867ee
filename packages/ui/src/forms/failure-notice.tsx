import type { HTMLChakraProps } from '@chakra-ui/react'
import { Notice } from '../components/notice/index.ts'
import { sentenceOf, type Failure } from '../failure/index.ts'
import { WaitNotice } from './wait-notice.tsx'

export interface FailureNoticeProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  failure: Failure | null | undefined
}

/** Longest wait with a countdown in seconds. A longer one is told in the server's words, if there are any. */
const countdownMax = 600

/** An assertive error message; renders nothing without a failure. */
export function FailureNotice({ failure, ...rest }: FailureNoticeProps) {
  if (!failure || failure.code === 'cancelled') return null
  const { code, retryAfter = 0, detail } = failure
  if (code === 'too-many-requests' && retryAfter > 0 && (retryAfter <= countdownMax || !detail))
    return <WaitNotice key={retryAfter} seconds={retryAfter} {...rest} />
  return (
    <Notice tone="bad" {...rest}>
      {sentenceOf(failure)}
    </Notice>
  )
}
