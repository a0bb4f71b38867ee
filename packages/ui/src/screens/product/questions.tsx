import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { memo, useState } from 'react'
import { Link } from '../../components/link/index.ts'
import { ShopperQuestions } from './shopper-questions.tsx'
import type { AskedQuestions } from './types.ts'
import { lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'

const answers = lazyModule(() => import('./question-answers.ts'))

type Asked = Pick<Product, 'category' | 'isCustomisable' | 'sizeGuide'>

interface QuestionsProps extends Asked {
  /** The FAQ is customized: only link to it. */
  hasOwn: boolean
  asked: AskedQuestions | undefined
}

/** FAQ entries relevant to the product. */
const questionsAbout = ({ category, isCustomisable, sizeGuide }: Asked): { id: string; question: string }[] => [
  ...(isCustomisable
    ? [
        { id: 'designing-files', question: m.information_faq_designing_files_question() },
        { id: 'designing-preview', question: m.information_faq_designing_preview_question() }
      ]
    : []),
  ...(sizeGuide ? [{ id: 'returns-wash', question: m.information_faq_returns_wash_question() }] : []),
  ...(category === 'mugs' ? [{ id: 'returns-mug', question: m.information_faq_returns_mug_question() }] : []),
  { id: 'delivery-time', question: m.information_faq_delivery_time_question() },
  { id: 'returns-return', question: m.information_faq_returns_return_question() }
]

function Question({ id, question }: { id: string; question: string }) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModuleOnceOpen(answers, isOpen)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary {...preloadOnIntent(answers)}>{question}</summary>
      <p>{code ? code.answerTo(id) : <Link href={`/faq#${id}`}>{m.product_questions_read()}</Link>}</p>
    </details>
  )
}

/** Relevant questions of the FAQ, those of shoppers, and a contact link. */
export const Questions = memo(({ category, isCustomisable, sizeGuide, hasOwn, asked }: QuestionsProps) => (
  <chakra.section
    aria-labelledby="questions"
    // Styled once for all, to keep the page small.
    css={{
      '& details': { borderBottomWidth: '1px' },
      '& summary': { paddingBlock: 3, cursor: 'pointer', fontWeight: 'medium' },
      '& details > p': { paddingBottom: 4, maxWidth: '66ch' }
    }}
  >
    <chakra.h2 id="questions" textStyle="section" marginBottom={2} scrollMarginTop="5.5rem">
      {m.product_questions()}
    </chakra.h2>
    {(hasOwn ? [] : questionsAbout({ category, isCustomisable, sizeGuide })).map(({ id, question }) => (
      <Question key={id} id={id} question={question} />
    ))}
    {asked ? <ShopperQuestions {...asked} /> : null}
    <chakra.p display="flex" flexWrap="wrap" columnGap={6} marginTop={3}>
      {[
        { href: '/faq', words: m.product_questions_all() },
        { href: '/contactus', words: m.product_questions_contact() }
      ].map(({ href, words }) => (
        <Link key={href} href={href} display="inline-flex" alignItems="center" minHeight="target">
          {words}
        </Link>
      ))}
    </chakra.p>
  </chakra.section>
))
