import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { RichText } from '../../../components/rich-text/index.ts'
import { ownSections } from '../../information/index.ts'
import type { PageText } from './text-form.ts'

const Questions = ({ text }: { text: PageText & { kind: 'questions' } }) =>
  text.groups.map(({ id, title, answers }) => (
    <chakra.section key={id} marginBottom={8}>
      {title.trim() === '' ? null : (
        <chakra.h3 textStyle="section" marginBottom={2}>
          {title}
        </chakra.h3>
      )}
      {answers
        .filter(({ question }) => question.trim() !== '')
        .map((answer) => (
          <chakra.details key={answer.id} borderBottomWidth="1px">
            <chakra.summary minHeight="target" alignContent="center" cursor="pointer" fontWeight="medium">
              {answer.question}
            </chakra.summary>
            <RichText blocks={answer.blocks} />
          </chakra.details>
        ))}
    </chakra.section>
  ))

const Sections = ({ text }: { text: PageText & { kind: 'sections' } }) =>
  ownSections(text).map(({ id, title, blocks }) => (
    <chakra.section key={id} marginBottom={8}>
      {title === '' ? null : (
        <chakra.h3 fontSize="xl" marginBottom={3}>
          {title}
        </chakra.h3>
      )}
      <RichText blocks={blocks} />
    </chakra.section>
  ))

/** Live preview of the text. */
export const TextPreview = ({ text }: { text: PageText }) => (
  <chakra.section
    aria-label={m.admin_texts_preview()}
    borderWidth="1px"
    borderRadius="panel"
    padding={{ base: 4, md: 6 }}
    minWidth={0}
    position={{ xl: 'sticky' }}
    insetBlockStart={{ xl: '5.5rem' }}
    maxHeight={{ xl: 'calc(100dvh - 11rem)' }}
    overflowY={{ xl: 'auto' }}
    // Where it scrolls, the keyboard has to reach it.
    tabIndex={0}
    fontSize="md"
    overflowWrap="anywhere"
    // Links of the preview would lead away from what is being written.
    css={{ '& a': { pointerEvents: 'none' } }}
  >
    <chakra.h2 textStyle="label" color="fg.muted" marginBottom={4}>
      {m.admin_texts_preview()}
    </chakra.h2>
    {text.kind === 'questions' ? <Questions text={text} /> : <Sections text={text} />}
  </chakra.section>
)
