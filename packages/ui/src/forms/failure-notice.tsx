import type { HTMLChakraProps } from '@chakra-ui/react'
import { Notice } from '../components/notice/index.ts'
import { sentenceOf, type Failure } from '../failure/index.ts'
import { WaitNotice } from './wait-notice.tsx'

export interface FailureNoticeProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  failure: Failure | null | undefined
}

/** An assertive error message; renders nothing without a failure. */
export function FailureNotice({ failure, ...rest }: FailureNoticeProps) {
  if (!failure || failure.code === 'cancelled') return null
  if (failure.code === 'too-many-requests' && failure.retryAfter)
    return <WaitNotice key={failure.retryAfter} seconds={failure.retryAfter} {...rest} />
  return (
    <Notice tone="bad" {...rest}>
      {sentenceOf(failure)}
    </Notice>
  )
}
