import { chakra } from '@chakra-ui/react'
import type { ShownSection } from '@motif/contract'
import { m } from '@motif/messages'
import { type ReactNode, useId } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { RouterLink } from '../../provider/link.tsx'
import type { ProductGrid } from './product-grid.tsx'

type Section = Exclude<ShownSection, { kind: 'hero' | 'catalogue' }>

const Tile = chakra(RouterLink, { base: { display: 'block', fontWeight: 'medium', minWidth: 0 } })

const sizes =
  '(min-width: 85em) 302px, (min-width: 80em) calc((100vw - 152px) / 4), (min-width: 48em) calc((100vw - 96px) / 3), calc((100vw - 48px) / 2)'

interface HomeSectionProps {
  section: Section
  categoryHref: (slug: string) => string
  /** Passed in to avoid a shared chunk on every home page. */
  Grid: typeof ProductGrid
}

/** A home page section. The default title is the shop's. */
export function HomeSection({ section, categoryHref, Grid }: HomeSectionProps) {
  const id = useId()
  const parts = (own: string | null, content: ReactNode) => (
    <chakra.section aria-labelledby={own === null ? undefined : id}>
      {own === null ? null : (
        <chakra.h2 id={id} textStyle="section" marginBottom={6} dir="auto">
          {own}
        </chakra.h2>
      )}
      {content}
    </chakra.section>
  )
  if (section.kind === 'text')
    return parts(
      section.title,
      <chakra.p maxWidth="66ch" whiteSpace="pre-line" dir="auto">
        {section.text}
      </chakra.p>
    )
  if (section.kind === 'categories')
    return parts(
      section.title ?? m.shell_categories(),
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(45%, 11rem), 1fr))"
        gap={{ base: 4, md: 6 }}
      >
        {section.categories.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Tile href={categoryHref(slug)}>
              {picture ? (
                <ProductPicture picture={picture} alt="" sizes="(min-width: 48em) 13rem, 45vw" marginBottom={3} />
              ) : null}
              {name}
            </Tile>
          </li>
        ))}
      </chakra.ul>
    )
  return parts(
    section.title ?? m.catalogue_sort_best_selling(),
    <>
      <Grid products={section.products} isStale={false} isFirstView={false} headingLevel={3} sizes={sizes} />
      {section.list === null ? null : (
        <LinkButton href={section.list} marginTop={6}>
          {m.common_show_all()}
        </LinkButton>
      )}
    </>
  )
}
