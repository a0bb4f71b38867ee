import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { emailError, FailureNotice, FormStack, useForm } from '../../forms/index.ts'

export interface SignedOutProps {
  /** @default '/login' */
  loginHref?: string
  /** Requests the order link by mail. */
  onFind?: ((order: { number: string; email: string }) => void) | undefined
  /** @default 'idle' */
  finding?: 'idle' | 'busy' | 'sent'
  findFailure?: Failure | null | undefined
}

/** Signed out: login, or order lookup by number. */
export const SignedOut = ({ loginHref = '/login', onFind, ...finding }: SignedOutProps) => (
  <Page>
    <EmptyState
      drawing="letter"
      headingLevel={1}
      title={m.orders_signed_out_title()}
      action={
        <LinkButton href={loginHref} variant="accent">
          {m.orders_signed_out_login()}
        </LinkButton>
      }
    >
      <p>{m.orders_signed_out_lead()}</p>
    </EmptyState>
    {onFind ? <FindOrder {...finding} onFind={onFind} /> : null}
  </Page>
)

function FindOrder({
  onFind,
  finding = 'idle',
  findFailure
}: Pick<SignedOutProps, 'finding' | 'findFailure'> & { onFind: NonNullable<SignedOutProps['onFind']> }) {
  const form = useForm({
    initial: { number: '', email: '' },
    failure: findFailure,
    check: ({ number, email }) => ({
      number: number.trim() === '' ? m.orders_find_number_missing() : undefined,
      email: emailError(email)
    }),
    onSubmit: ({ number, email }) => onFind({ number: number.trim(), email: email.trim() })
  })
  return (
    <chakra.section
      maxWidth="form"
      marginInline="auto"
      bg="bg.raised"
      borderRadius="panel"
      padding={{ base: 4, md: 6 }}
    >
      <chakra.h2 textStyle="section" fontSize="xl">
        {m.orders_find_title()}
      </chakra.h2>
      <chakra.p color="fg.muted" marginBlock={2}>
        {m.orders_find_lead()}
      </chakra.p>
      <FormStack {...form.formProps} marginBlockStart={5}>
        <FailureNotice failure={form.unplaced} />
        <TextField
          {...form.field('number')}
          label={m.orders_find_number()}
          hint={m.orders_find_number_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...form.field('email')}
          label={m.accounts_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" isBusy={finding === 'busy'}>
          {m.orders_find_submit()}
        </Button>
        {finding === 'sent' ? <Notice tone="info">{m.orders_find_sent()}</Notice> : null}
      </FormStack>
      <Link
        href="/contactus"
        textStyle="small"
        display="inline-flex"
        alignItems="center"
        minHeight="target"
        marginBlockStart={2}
      >
        {m.orders_signed_out_help()}
      </Link>
    </chakra.section>
  )
}
