import { chakra } from '@chakra-ui/react'
import { questionLimits } from '@motif/contract/question-rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Failure } from '../../failure/index.ts'
import { formatNumber } from '../../format/index.ts'
import { emailError, FailureNotice, FormStack, nameError, useForm, useLateDefaults } from '../../forms/index.ts'
import type { AskedQuestions } from './types.ts'

export interface AskFormProps extends Pick<AskedQuestions, 'person'> {
  isBusy: boolean
  failure: Failure | undefined
  onSubmit: AskedQuestions['onAsk']
  onCancel: () => void
}

function textError(text: string): string | undefined {
  if (text === '') return m.product_ask_text_missing()
  return text.length > questionLimits.text
    ? m.product_ask_text_long({ max: formatNumber(questionLimits.text) })
    : undefined
}

const authorError = (author: string) =>
  author.trim().length > questionLimits.author
    ? m.product_ask_name_long({ max: formatNumber(questionLimits.author) })
    : nameError(author)

/** Takes focus, as it replaces its trigger. The address of a signed-in person is known. */
export function AskForm({ person, isBusy, failure, onSubmit, onCancel }: AskFormProps) {
  const form = useForm({
    initial: { text: '', author: person?.name ?? '', email: person?.email ?? '' },
    failure,
    takesFocus: 'text',
    check: ({ text, author, email }) => ({
      text: textError(text.trim()),
      author: authorError(author),
      email: person ? undefined : emailError(email)
    }),
    onSubmit: ({ text, author, email }) =>
      onSubmit({ text: text.trim(), author: author.trim(), email: person?.email ?? email.trim() })
  })
  useLateDefaults(form, person ? { author: person.name } : {})
  return (
    <FormStack {...form.formProps} aria-label={m.product_ask()} maxWidth="form" gap={4} marginTop={6}>
      <FailureNotice failure={form.unplaced} />
      <TextAreaField
        {...form.field('text')}
        label={m.product_ask_text()}
        hint={m.product_ask_text_hint()}
        rows={3}
        minHeight="5rem"
        dir="auto"
      />
      <TextField
        {...form.field('author')}
        label={m.product_ask_name()}
        hint={m.product_ask_name_hint()}
        autoComplete="nickname"
      />
      {person ? null : (
        <TextField
          {...form.field('email')}
          label={m.accounts_email()}
          hint={m.product_ask_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" isBusy={isBusy}>
          {m.product_ask_submit()}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </FormStack>
  )
}
