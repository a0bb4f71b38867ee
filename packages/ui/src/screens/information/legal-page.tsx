import { chakra } from '@chakra-ui/react'
import type { SectionsText } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { Page } from '../../components/page/index.ts'
import { formatDate } from '../../format/index.ts'
import { useShopFacts } from '../../provider/index.ts'
import { ownSections, type OwnSection } from './own-text.ts'
import { RichText } from '../../components/rich-text/index.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { TextLayout } from './text-layout.tsx'

/** Shop facts used in the texts. */
export interface LegalFacts {
  company: string
  address: string
  email: string
}

export interface LegalSection {
  id: string
  title: string
  paragraphs: string[]
}

const isOwn = (section: LegalSection | OwnSection): section is OwnSection => 'blocks' in section

/** A custom text and its ISO timestamp. */
export interface OwnLegalText {
  text: SectionsText
  at: string
}

export interface LegalPageProps {
  own?: OwnLegalText | undefined
  title: string
  lead: string
  /** ISO date. */
  changed: string
  sectionsOf: (facts: LegalFacts) => LegalSection[]
  /** Content before the text. */
  first?: ReactNode
}

/** A long text with table of contents, date and sections. */
export function LegalPage({ title, lead, changed, sectionsOf, first, own }: LegalPageProps) {
  const { company, supportEmail } = useShopFacts()
  const sections: readonly (LegalSection | OwnSection)[] = own
    ? ownSections(own.text)
    : sectionsOf({ company: company.name, address: company.lines.join(', '), email: supportEmail })
  return (
    <Page title={title} lead={lead}>
      <TextLayout contents={<TableOfContents sections={sections.filter(({ title: name }) => name !== '')} />}>
        {first}
        <chakra.p color="fg.muted" textStyle="small" marginBottom={8}>
          {m.information_changed({ date: formatDate(own ? own.at.slice(0, 10) : changed) })}
        </chakra.p>
        {sections.map((section) => (
          <chakra.section
            key={section.id}
            id={section.id}
            {...(section.title !== '' && { 'aria-labelledby': `${section.id}-title` })}
            marginBottom={10}
            scrollMarginTop="5.5rem"
          >
            {section.title === '' ? null : (
              <chakra.h2 id={`${section.id}-title`} fontSize="xl" marginBottom={3}>
                {section.title}
              </chakra.h2>
            )}
            {isOwn(section) ? (
              <RichText blocks={section.blocks} />
            ) : (
              section.paragraphs.map((paragraph) => (
                <chakra.p key={paragraph} marginBottom={3}>
                  {paragraph}
                </chakra.p>
              ))
            )}
          </chakra.section>
        ))}
      </TextLayout>
    </Page>
  )
}
