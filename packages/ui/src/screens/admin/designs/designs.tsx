import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { StateLinks } from '../state-links.tsx'
import type { AdminScreenProps } from '../types.ts'
import { DesignList } from './design-list.tsx'
import { DesignPage } from './design-page.tsx'
import { DesignTemplates } from './design-templates.tsx'

const parts = [
  { state: 'saved', label: () => m.admin_designs_saved() },
  { state: 'templates', label: () => m.admin_designs_templates() }
] as const

/** Saved designs of customers and the shop’s templates, or the page of a saved design. */
export function Designs(props: AdminScreenProps) {
  const { openDesignId, designPart } = props
  if (openDesignId) return <DesignPage key={openDesignId} {...props} />
  return (
    <chakra.section aria-label={m.admin_section_designs()} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <StateLinks label={m.admin_designs_parts()} states={parts} current={designPart} hrefOf={props.designPartHrefOf} />
      {designPart === 'templates' ? <DesignTemplates {...props} /> : <DesignList {...props} />}
    </chakra.section>
  )
}
