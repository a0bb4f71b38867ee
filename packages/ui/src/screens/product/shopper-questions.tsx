import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Link, onPlainClick } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { formatDate } from '../../format/index.ts'
import { useState } from 'react'
import { lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { LoadMore } from './load-more.tsx'
import { ShopAnswer } from './shop-answer.tsx'
import type { AskedQuestions } from './types.ts'

const formModule = lazyModule(() => import('./ask-form.tsx'))

/** Button, form and confirmation. Without JavaScript the button leads to the contact form. */
function Ask({ questions, person, isAsking, askFailure, askedAs, onAsk, onAskAgain }: AskedQuestions) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModuleOnceOpen(formModule, isOpen)
  if (askedAs !== undefined)
    return (
      <chakra.div display="grid" gap={3} justifyItems="start" marginTop={6}>
        <Notice tone="good" ref={focusIfLost} tabIndex={-1}>
          <chakra.span overflowWrap="anywhere">{m.product_ask_done({ email: askedAs })}</chakra.span>
        </Notice>
        <Button onClick={onAskAgain}>{m.product_ask_again()}</Button>
      </chakra.div>
    )
  if (code) return <code.AskForm person={person} isBusy={isAsking} failure={askFailure} onSubmit={onAsk} />
  return (
    <LinkButton
      href="/contactus"
      marginTop={6}
      aria-busy={isOpen || undefined}
      {...preloadOnIntent(formModule)}
      onClick={onPlainClick(() => setOpen(true))}
    >
      {questions.length === 0 ? m.product_ask_first() : m.product_ask()}
    </LinkButton>
  )
}

/** Questions of shoppers with the shop's answers, and asking. */
export function ShopperQuestions(asked: AskedQuestions) {
  const { questions, firstHref, isLoading, failure } = asked
  return (
    <chakra.div marginTop={8} marginBottom={6}>
      <chakra.h3 fontFamily="body" fontSize="md" letterSpacing="0" marginBottom={3}>
        {m.product_asked()}
      </chakra.h3>
      {firstHref === undefined ? null : (
        <chakra.p marginBottom={4}>
          <Link href={firstHref}>{m.product_asked_first()}</Link>
        </chakra.p>
      )}
      {questions.length === 0 && !isLoading && failure === undefined ? (
        <chakra.p color="fg.muted">{m.product_asked_none()}</chakra.p>
      ) : null}
      <ul>
        {questions.map(({ id, author, text, answer, date }) => (
          <chakra.li key={id} paddingBlock={5} borderBottomWidth="1px" _first={{ paddingTop: 0 }}>
            <chakra.p dir="auto" fontWeight="medium" maxWidth="66ch" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted" marginTop={1} overflowWrap="anywhere">
              <bdi>{author}</bdi> · {formatDate(date)}
            </chakra.p>
            <ShopAnswer>{answer}</ShopAnswer>
          </chakra.li>
        ))}
      </ul>
      <LoadMore list={asked}>{m.product_asked_more()}</LoadMore>
      <Ask {...asked} />
    </chakra.div>
  )
}
