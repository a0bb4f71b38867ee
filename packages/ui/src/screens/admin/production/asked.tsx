import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { useShopTime } from '../shop-time.tsx'

/** What the buyer was asked last, and what they said. */
export const Asked = ({
  question: { text, askedBy, askedAt, answer, answerText },
  isWaiting
}: {
  question: NonNullable<ProductionJob['question']>
  isWaiting: boolean
}) => {
  const { momentText } = useShopTime()
  return (
    <chakra.div borderInlineStartWidth="2px" paddingInlineStart={2.5} overflowWrap="anywhere" display="grid" gap={1}>
      <chakra.p color="fg.muted" fontSize="xs">
        {askedBy === null
          ? m.admin_job_asked_at({ at: momentText(askedAt) })
          : m.admin_job_asked({ name: askedBy, at: momentText(askedAt) })}
      </chakra.p>
      <chakra.p whiteSpace="pre-wrap" dir="auto">
        {text}
      </chakra.p>
      {answer === null ? (
        isWaiting ? (
          <chakra.p fontWeight="medium">{m.admin_job_waits()}</chakra.p>
        ) : null
      ) : (
        <>
          <chakra.p fontWeight="medium">
            {answer === 'as-is' ? m.admin_job_answer_as_is() : m.admin_job_answer_message()}
          </chakra.p>
          {answerText === null ? null : (
            <chakra.p whiteSpace="pre-wrap" dir="auto">
              {answerText}
            </chakra.p>
          )}
        </>
      )}
    </chakra.div>
  )
}
