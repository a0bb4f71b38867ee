import type { HTMLChakraProps } from '@chakra-ui/react'
import { Notice } from '../components/notice/index.ts'
import { sentenceOf, type Failure } from '../failure/index.ts'

export interface FailureNoticeProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  failure: Failure | null | undefined
}

/** What went wrong as a whole, announced at once; nothing while nothing did. */
export const FailureNotice = ({ failure, ...rest }: FailureNoticeProps) =>
  failure && failure.code !== 'cancelled' ? (
    <Notice tone="bad" {...rest}>
      {sentenceOf(failure)}
    </Notice>
  ) : null
