import { chakra } from '@chakra-ui/react'
import type { MailText, TextBlock } from '@motif/contract'
import type { Placeholder } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { type ReactNode, useId } from 'react'
import { TextField } from '../../../components/field/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { placeholderLabels } from './placeholder-labels.ts'
import type { RichTextEditorProps } from '../rich-text/index.ts'

export interface MailEditorProps {
  placeholders: readonly Placeholder[]
  text: MailText
  isDisabled: boolean
  errorOf: (name: string) => string | undefined
  RichText: ((props: RichTextEditorProps) => ReactNode) | undefined
  onChange: (text: MailText) => void
}

const isNoHeading = (block: TextBlock): block is MailText['blocks'][number] => block.kind !== 'heading'

/** Subject, title and opening of a mail. */
export function MailEditor({ placeholders, text, isDisabled, errorOf, RichText, onChange }: MailEditorProps) {
  const wrong = errorOf('blocks')
  const errorId = useId()
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <TextField
        label={m.admin_texts_subject()}
        name="subject"
        dir="auto"
        autoComplete="off"
        value={text.subject}
        error={errorOf('subject')}
        onChange={({ currentTarget: { value } }) => onChange({ ...text, subject: value })}
      />
      <TextField
        label={m.admin_texts_title()}
        name="title"
        dir="auto"
        autoComplete="off"
        value={text.title}
        error={errorOf('title')}
        onChange={({ currentTarget: { value } }) => onChange({ ...text, title: value })}
      />
      <div>
        {RichText ? (
          <RichText
            initial={text.blocks}
            label={m.admin_texts_text()}
            isDisabled={isDisabled}
            isInvalid={wrong !== undefined}
            errorId={errorId}
            onChange={({ blocks }) => onChange({ ...text, blocks: blocks.filter(isNoHeading) })}
          />
        ) : (
          <Skeleton height="12rem" />
        )}
        {wrong === undefined ? null : (
          <chakra.p id={errorId} color="bad">
            {wrong}
          </chakra.p>
        )}
      </div>
      <chakra.div color="fg.muted">
        <chakra.p>{m.admin_texts_placeholders()}</chakra.p>
        <chakra.dl
          display="grid"
          gridTemplateColumns="max-content minmax(0, 1fr)"
          columnGap={4}
          rowGap={1}
          marginBlockStart={2}
        >
          {placeholders.map((placeholder) => (
            <chakra.div key={placeholder} display="contents">
              <chakra.dt fontWeight="medium" dir="ltr">{`{${placeholder}}`}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">{placeholderLabels[placeholder]()}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.div>
    </chakra.div>
  )
}
