import { chakra } from '@chakra-ui/react'
import type { Failure } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../components/button/index.ts'
import { Input } from '../components/field/index.ts'
import { readSentenceOf } from '../failure/index.ts'
import { lazyModule, preloadOnIntent } from '../lazy-module/index.ts'

/** Every page has this form, few fill it in. */
const rulesModule = lazyModule(() => import('../forms/rules.ts'))

export interface NewsletterProps {
  /** @default false */
  isSending?: boolean
  /** The address that was given: a mail is on its way to it. */
  sentTo?: string | undefined
  failure?: Failure | undefined
  onSubmit: (given: { email: string }) => void
}

/** Asks for an address in the footer. The field keeps its own text, so that nothing typed before hydration is lost. */
export function Newsletter({ isSending = false, sentTo, failure, onSubmit }: NewsletterProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLOutputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const said = wrong ?? (failure && readSentenceOf(failure))
  useEffect(() => {
    if (sentTo !== undefined && document.activeElement === document.body) done.current?.focus()
  }, [sentTo])
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    // Without them, which is without a connection, the shop says what is wrong.
    await rulesModule.load()
    const problem = rulesModule.read()?.emailError(email)
    setWrong(problem)
    if (problem === undefined) onSubmit({ email })
    else field.current?.focus()
  }
  if (sentTo !== undefined)
    return (
      <chakra.output ref={done} display="block" tabIndex={-1} marginTop={6} maxWidth="form" overflowWrap="anywhere">
        {m.shell_newsletter_sent({ email: sentTo })}
      </chakra.output>
    )
  return (
    <chakra.form noValidate method="dialog" marginTop={6} maxWidth="form" onSubmit={(event) => void send(event)}>
      <chakra.label htmlFor={id} textStyle="label">
        {m.shell_newsletter()}
      </chakra.label>
      <chakra.div display="flex" flexWrap="wrap" gap={2} marginBlock={1.5}>
        <Input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          placeholder={m.shell_newsletter_email()}
          aria-describedby={`${id}-hint`}
          aria-invalid={wrong !== undefined || undefined}
          flex="1 1 12rem"
          width="auto"
          minWidth={0}
          {...preloadOnIntent(rulesModule)}
        />
        <Button type="submit" isBusy={isSending}>
          {m.shell_newsletter_submit()}
        </Button>
      </chakra.div>
      <chakra.div id={`${id}-hint`} textStyle="small" color="fg.muted">
        {said === undefined ? (
          m.shell_newsletter_hint()
        ) : (
          <chakra.span role="alert" color="bad" display="flex" gap={1.5}>
            <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
            {said}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.form>
  )
}
