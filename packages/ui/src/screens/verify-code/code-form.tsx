import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useMemo } from 'react'
import { Button } from '../../components/button/index.ts'
import { CodeInput } from '../../components/code-input/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Failure } from '../../failure/index.ts'
import { AccountName, FailureNotice, FormStack, useForm } from '../../forms/index.ts'

export interface CodeFormProps {
  email: string
  triesLeft: number | undefined
  isBusy: boolean
  /** Replaces the form of an older code. */
  isForNewCode: boolean
  failure: Failure | null | undefined
  onSubmit: (check: { otp: string }) => void
  onEdit: (() => void) | undefined
}

/** Inputs of one code. A new code remounts it, empty and focused. */
export function CodeForm({ email, triesLeft, isBusy, isForNewCode, failure, onSubmit, onEdit }: CodeFormProps) {
  const isSpent = triesLeft === 0
  // An invalid code is shown at the inputs even if the API names no field. The form focuses them once per failure.
  const placed = useMemo(() => (failure?.code === 'invalid-code' ? { ...failure, field: 'otp' } : failure), [failure])
  const form = useForm({
    initial: { otp: '' },
    failure: placed,
    check: ({ otp }) => {
      if (isSpent) return { otp: m.accounts_code_spent() }
      return { otp: otp.length < limits.codeLength ? m.accounts_code_missing() : undefined }
    },
    onSubmit
  })
  const { error } = form.field('otp')
  const told =
    triesLeft !== undefined && failure?.code === 'invalid-code' && error !== undefined
      ? ` ${m.accounts_code_tries_left({ count: triesLeft })}`
      : ''
  return (
    <FormStack {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      {isForNewCode && !failure ? <Notice tone="good">{m.accounts_code_sent_again()}</Notice> : null}
      <AccountName email={email} />
      <CodeInput
        label={m.accounts_code_label()}
        hint={m.accounts_code_hint()}
        error={isSpent ? m.accounts_code_spent() : error && `${error}${told}`}
        name="otp"
        length={limits.codeLength}
        takesFocus={isForNewCode}
        onChange={({ code }) => {
          form.set('otp', code)
          onEdit?.()
        }}
        onComplete={({ code }) => {
          if (!isBusy) form.submit({ otp: code })
        }}
      />
      <Button type="submit" variant={isSpent ? 'outline' : 'accent'} isWide isBusy={isBusy}>
        {m.accounts_code_submit()}
      </Button>
    </FormStack>
  )
}
