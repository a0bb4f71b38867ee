import { chakra } from '@chakra-ui/react'
import type { contactTopics } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { TextAreaField } from '../../components/text-area/index.ts'
import type { Failure } from '../../failure/index.ts'
import { emailError, FailureNotice, FormStack, nameError, useLateDefaults, useForm } from '../../forms/index.ts'
import { formatNumber } from '../../format/index.ts'

export type ContactTopic = (typeof contactTopics)[number]

export interface ContactDraft {
  name: string
  email: string
  topic: string
  message: string
}

const topics = {
  order: () => m.contact_topic_order(),
  product: () => m.contact_topic_product(),
  design: () => m.contact_topic_design(),
  account: () => m.contact_topic_account(),
  other: () => m.contact_topic_other()
} satisfies Record<ContactTopic, () => string>

const isTopic = (topic: string): topic is ContactTopic => topic in topics

function messageError(message: string): string | undefined {
  if (message.trim() === '') return m.contact_message_missing()
  return message.trim().length > limits.messageMax
    ? m.contact_message_long({ max: formatNumber(limits.messageMax) })
    : undefined
}

/** Shown only near the limit. */
function MessageCount({ length }: { length: number }) {
  const left = limits.messageMax - length
  if (left > 500) return <>{m.contact_message_hint()}</>
  const count = Math.abs(left)
  const shown = formatNumber(count)
  return (
    <chakra.span textStyle="figure">
      {left >= 0 ? m.contact_message_left({ count, shown }) : m.contact_message_over({ count, shown })}
    </chakra.span>
  )
}

export interface ContactFormProps {
  /** Takes focus, as it replaces the confirmation. */
  takesFocus: boolean
  isBusy: boolean
  failure: Failure | null | undefined
  initial: Partial<ContactDraft>
  onTyped: ((draft: ContactDraft) => void) | undefined
  onSubmit: (message: { name: string; email: string; topic: ContactTopic; message: string }) => void
}

export function ContactForm({ takesFocus, isBusy, failure, initial, onTyped, onSubmit }: ContactFormProps) {
  const form = useForm({
    initial: { name: '', email: '', topic: '', message: '', ...initial },
    failure,
    onChange: onTyped,
    // The user's identity is known by now.
    takesFocus: takesFocus ? 'topic' : undefined,
    check: ({ name, email, topic, message }) => ({
      name: nameError(name),
      email: emailError(email),
      topic: isTopic(topic) ? undefined : m.contact_topic_missing(),
      message: messageError(message)
    }),
    onSubmit: ({ name, email, topic, message }) => {
      if (isTopic(topic)) onSubmit({ name: name.trim(), email: email.trim(), topic, message: message.trim() })
    }
  })
  useLateDefaults(form, initial)
  return (
    <FormStack {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={5} alignItems="start">
        <TextField {...form.field('name')} label={m.accounts_name()} autoComplete="name" />
        <TextField
          {...form.field('email')}
          label={m.accounts_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </chakra.div>
      <SelectField {...form.field('topic')} label={m.contact_topic()}>
        <option value="" disabled>
          {m.contact_topic_choose()}
        </option>
        {Object.entries(topics).map(([topic, words]) => (
          <option key={topic} value={topic}>
            {words()}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...form.field('message')}
        label={m.contact_message()}
        rows={7}
        hint={<MessageCount length={form.values.message.trim().length} />}
      />
      <Button type="submit" variant="accent" isBusy={isBusy} alignSelf="flex-start" minWidth="11rem">
        {m.contact_submit()}
      </Button>
    </FormStack>
  )
}
