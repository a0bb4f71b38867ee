import { chakra } from '@chakra-ui/react'
import type { SavedText } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/notice/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import type { checkedText } from './text-form.ts'
import type { PreviewedMail, TextSectionProps } from './types.ts'

/** Milliseconds without typing until the preview is requested. */
const pauseMs = 400

export interface MailPreviewProps extends Pick<TextSectionProps, 'onPreviewMail'> {
  page: TextKey
  /** While there are problems, the preview keeps the last words. */
  checked: ReturnType<typeof checkedText>
}

/** The mail with sample data, as the server renders it. */
export function MailPreview({ page, checked, onPreviewMail }: MailPreviewProps) {
  const [shown, setShown] = useState<PreviewedMail | undefined>()
  const [failure, setFailure] = useState<Failure | undefined>()
  // By value: the same words are not requested again.
  const words = 'text' in checked ? JSON.stringify(checked.text) : undefined
  useEffect(() => {
    if (words === undefined) return undefined
    let isStale = false
    const request = async () => {
      const answer = await onPreviewMail({ page, text: JSON.parse(words) as SavedText })
      if (isStale) return
      if ('failure' in answer) setFailure(answer.failure)
      else {
        setShown(answer)
        setFailure(undefined)
      }
    }
    const timer = setTimeout(() => void request(), pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
    // The caller's function may be new at every render; the words decide.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page, words])
  return (
    <chakra.section
      aria-label={m.admin_texts_preview()}
      borderWidth="1px"
      borderRadius="panel"
      overflow="hidden"
      minWidth={0}
      position={{ xl: 'sticky' }}
      insetBlockStart={{ xl: '5.5rem' }}
    >
      <chakra.div padding={4} borderBlockEndWidth="1px">
        <chakra.h2 textStyle="label" color="fg.muted">
          {m.admin_texts_preview()}
        </chakra.h2>
        {shown ? (
          <chakra.p fontWeight="medium" dir="auto" overflowWrap="anywhere">
            {shown.subject}
          </chakra.p>
        ) : null}
      </chakra.div>
      {failure ? <Notice tone="bad">{failure.detail ?? sentenceOf(failure)}</Notice> : null}
      {shown ? (
        <chakra.iframe
          title={m.admin_texts_preview_mail()}
          srcDoc={shown.html}
          // Without scripts, forms and navigation.
          sandbox=""
          display="block"
          width="100%"
          height={{ base: '32rem', xl: 'calc(100dvh - 20rem)' }}
          minHeight="24rem"
          bg="white"
        />
      ) : failure ? null : (
        <Skeleton height="32rem" />
      )}
    </chakra.section>
  )
}
