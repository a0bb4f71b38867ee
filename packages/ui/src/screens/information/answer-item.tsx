import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../components/link/index.ts'
import type { Answer } from './answers.ts'
import { RichText } from '../../components/rich-text/index.ts'

/** A collapsible question; open if the URL names it. */
export function AnswerItem({ answer, isOpen }: { answer: Answer; isOpen: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const openIfNamed = () => {
      if (details.current && decodeURIComponent(location.hash.slice(1)) === answer.id) {
        details.current.open = true
        details.current.scrollIntoView({ block: 'center' })
      }
    }
    openIfNamed()
    addEventListener('hashchange', openIfNamed)
    return () => removeEventListener('hashchange', openIfNamed)
  }, [answer.id])
  return (
    <chakra.details
      ref={details}
      id={answer.id}
      open={isOpen}
      borderBottomWidth="1px"
      css={{ '&[open] > summary svg': { transform: 'rotate(45deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap={4}
        minHeight="3.5rem"
        paddingBlock={3}
        cursor="pointer"
        fontWeight="medium"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& svg': { flexShrink: 0, transitionProperty: 'transform', transitionDuration: 'state' }
        }}
      >
        {answer.question}
        <Plus size={20} strokeWidth={1.75} aria-hidden />
      </chakra.summary>
      <chakra.div paddingBottom={5} paddingInlineEnd={10}>
        {answer.blocks ? <RichText blocks={answer.blocks} /> : <p>{answer.answer}</p>}
        <Link
          href={`#${answer.id}`}
          textStyle="small"
          color="fg.muted"
          display="inline-flex"
          alignItems="center"
          minHeight="target"
        >
          {m.information_faq_link()}
        </Link>
      </chakra.div>
    </chakra.details>
  )
}
