import { chakra } from '@chakra-ui/react'
import type { TextKey } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import type { checkedText } from './text-form.ts'
import type { TextSectionProps } from './types.ts'

interface TestMailProps extends Pick<TextSectionProps, 'onSendTestMail'> {
  page: TextKey
  checked: ReturnType<typeof checkedText>
}

/** Sends the mail as it stands, saved or not, to whoever edits it. */
export function TestMail({ page, checked, onSendTestMail }: TestMailProps) {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ to: string } | { failure: Failure } | undefined>()
  const text = 'text' in checked ? checked.text : undefined
  const send = async () => {
    if (text === undefined) return
    setSending(true)
    setOutcome(undefined)
    setOutcome(await onSendTestMail({ page, text }))
    setSending(false)
  }
  return (
    <chakra.div display="grid" gap={2} justifyItems="start" marginBlockStart={6}>
      <Button size="sm" variant="outline" isBusy={isSending} disabled={text === undefined} onClick={() => void send()}>
        <Send aria-hidden />
        {m.admin_texts_test()}
      </Button>
      <chakra.output color="fg.muted" overflowWrap="anywhere">
        {text === undefined
          ? m.admin_texts_test_wrong()
          : outcome && 'to' in outcome
            ? m.admin_texts_test_sent({ email: outcome.to })
            : m.admin_texts_test_hint()}
      </chakra.output>
      {outcome && 'failure' in outcome ? (
        <Notice tone="bad">{outcome.failure.detail ?? sentenceOf(outcome.failure)}</Notice>
      ) : null}
    </chakra.div>
  )
}
