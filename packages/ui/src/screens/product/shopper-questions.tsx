import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton, Spinner } from '../../components/button/index.ts'
import { Link, onPlainClick } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { formatDate } from '../../format/index.ts'
import { useRef, useState } from 'react'
import { lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import { LoadMore } from './load-more.tsx'
import { ShopAnswer } from './shop-answer.tsx'
import type { AskedQuestions } from './types.ts'

const formModule = lazyModule(() => import('./ask-form.tsx'))

const contactHref = '/contactus'

/** Button, form and confirmation. Without the form's code the button leads to the contact form. */
function Ask({ person, isAsking, askFailure, askedAs, onAsk, onAskAgain }: AskedQuestions) {
  const [isOpen, setOpen] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const code = useLazyModuleOnceOpen(formModule, isOpen)
  const open = async () => {
    setOpen(true)
    await formModule.load()
    if (formModule.read() === undefined) window.location.assign(contactHref)
  }
  if (askedAs !== undefined)
    return (
      <chakra.div display="grid" gap={3} justifyItems="start" marginTop={6}>
        <Notice tone="good" ref={focusIfLost} tabIndex={-1}>
          <chakra.span overflowWrap="anywhere">{m.product_ask_done({ email: askedAs })}</chakra.span>
        </Notice>
        <Button onClick={onAskAgain}>{m.product_ask_again()}</Button>
      </chakra.div>
    )
  if (isOpen && code)
    return (
      <code.AskForm
        person={person}
        isBusy={isAsking}
        failure={askFailure}
        onSubmit={onAsk}
        onCancel={() => {
          setOpen(false)
          setHasClosed(true)
        }}
      />
    )
  return (
    <LinkButton
      href={contactHref}
      marginTop={6}
      aria-busy={isOpen || undefined}
      {...preloadOnIntent(formModule)}
      {...(hasClosed && { ref: focusIfLost })}
      onClick={onPlainClick(() => void open())}
    >
      {isOpen ? <Spinner /> : null}
      {m.product_ask()}
    </LinkButton>
  )
}

/** Questions of shoppers with the shop's answers, and asking. */
export function ShopperQuestions(asked: AskedQuestions) {
  const { questions, firstHref, isLoading, failure } = asked
  const entries = useRef<HTMLUListElement>(null)
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
      <ul ref={entries}>
        {questions.map(({ id, author, text, answer, date }) => (
          <chakra.li key={id} tabIndex={-1} paddingBlock={5} borderBottomWidth="1px" _first={{ paddingTop: 0 }}>
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
      <LoadMore list={asked} count={questions.length} entries={entries}>
        {m.product_asked_more()}
      </LoadMore>
      <Ask {...asked} />
    </chakra.div>
  )
}
